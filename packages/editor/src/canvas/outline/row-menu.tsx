import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  Pencil,
  Scissors,
  Trash2,
} from 'lucide-react';
import type { RefObject } from 'react';
import { Menu, Popover, Separator } from 'react-aria-components';
import { MenuItem } from '../../controls/index.ts';
import { setHidden } from '../actions/phone-actions.ts';
import { useCanvas } from '../canvas-context.ts';
import { useActions } from '../input/use-actions.ts';
import type { ClipboardActions } from '../input/use-clipboard.ts';
import type { OutlineNode } from './outline-nodes.ts';

interface RowMenuProps {
  readonly node: OutlineNode;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly clipboard: ClipboardActions;
}

const PhoneItem = ({ node }: { readonly node: OutlineNode }) => {
  const { perform } = useCanvas();
  const { isHiddenOnPhone: isHidden } = node;
  return (
    <MenuItem
      id="phone"
      icon={isHidden ? Eye : EyeOff}
      onAction={() => void perform((pageAreas) => setHidden(pageAreas, node.id, !isHidden))}
    >
      {isHidden ? 'Show on phones' : 'Hide on phones'}
    </MenuItem>
  );
};

/** Actions menu of a row. */
export const RowMenu = ({ node, trigger, onClose, clipboard }: RowMenuProps) => {
  const { edit } = useCanvas();
  const actions = useActions();
  const isBlock = node.type === 'block';
  return (
    <Popover className="popover" placement="bottom end" isOpen triggerRef={trigger} onOpenChange={onClose}>
      <Menu className="menu" aria-label={`Actions for ${node.name}`} onClose={onClose}>
        {isBlock ? (
          <MenuItem id="edit" icon={Pencil} onAction={() => edit(node.id)}>
            Edit
          </MenuItem>
        ) : null}
        <MenuItem id="up" icon={ArrowUp} onAction={() => actions.shift(-1)}>
          {isBlock ? 'Move to the section above' : 'Move up'}
        </MenuItem>
        <MenuItem id="down" icon={ArrowDown} onAction={() => actions.shift(1)}>
          {isBlock ? 'Move to the section below' : 'Move down'}
        </MenuItem>
        {isBlock ? <PhoneItem node={node} /> : null}
        <Separator className="menu-line" />
        <MenuItem id="duplicate" icon={CopyPlus} onAction={actions.duplicate}>
          Duplicate
        </MenuItem>
        <MenuItem id="copy" icon={Copy} onAction={clipboard.copy}>
          Copy
        </MenuItem>
        <MenuItem id="cut" icon={Scissors} onAction={clipboard.cut}>
          Cut
        </MenuItem>
        <MenuItem id="paste" icon={ClipboardPaste} onAction={clipboard.paste}>
          Paste below
        </MenuItem>
        <Separator className="menu-line" />
        <MenuItem id="delete" icon={Trash2} onAction={actions.remove}>
          Delete
        </MenuItem>
      </Menu>
    </Popover>
  );
};
