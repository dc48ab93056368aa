import {
  ChevronRight,
  CircleHelp,
  Ellipsis,
  EyeOff,
  GripVertical,
  Megaphone,
  PanelBottom,
  PanelsTopLeft,
  PanelTop,
  PictureInPicture2,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';
import { Button, Collection, TreeItem, TreeItemContent } from 'react-aria-components';
import { blockIcon } from '../../blocks/index.ts';
import type { OutlineNode } from './outline-nodes.ts';

const surroundingIcons: Readonly<Record<string, LucideIcon>> = {
  announcement: Megaphone,
  header: PanelTop,
  footer: PanelBottom,
  popup: PictureInPicture2,
};

const iconFor = ({ id, type, kind }: OutlineNode) => {
  if (type === 'surrounding') return surroundingIcons[id] ?? PanelTop;
  if (type === 'section') return PanelsTopLeft;
  return kind ? blockIcon(kind) : CircleHelp;
};

interface OutlineRowProps {
  readonly node: OutlineNode;
  readonly canChange: boolean;
  readonly onMenu: OpenMenu;
}

/** Opens what can be done with a row, beside the button that was pressed. */
export type OpenMenu = (node: OutlineNode, button: Element) => void;

const RowText = ({ node }: { readonly node: OutlineNode }) => (
  <>
    {createElement(iconFor(node), { size: 16, 'aria-hidden': true, className: 'outline-icon' })}
    <span className="outline-name truncate">{node.summary === '' ? node.name : node.summary}</span>
    {node.isHiddenOnPhone ? <EyeOff size={14} aria-label="Hidden on phones" /> : null}
  </>
);

const Chevron = ({ isNeeded }: { readonly isNeeded: boolean }) =>
  isNeeded ? (
    <Button slot="chevron" className="outline-chevron">
      <ChevronRight size={14} aria-hidden />
    </Button>
  ) : (
    <span className="outline-chevron" />
  );

export const OutlineRow = ({ node, canChange, onMenu }: OutlineRowProps) => (
  <TreeItem
    id={node.id}
    textValue={node.summary === '' ? node.name : `${node.name}: ${node.summary}`}
    className={`outline-row outline-row-${node.type}`}
  >
    <TreeItemContent>
      {({ hasChildItems, allowsDragging }) => (
        <div className="outline-line">
          <Chevron isNeeded={hasChildItems} />
          <RowText node={node} />
          {allowsDragging && node.type !== 'surrounding' ? (
            <Button slot="drag" className="outline-drag">
              <GripVertical size={14} aria-hidden />
            </Button>
          ) : null}
          {canChange && node.type !== 'surrounding' ? (
            <Button
              className="outline-more"
              aria-label={`Actions for ${node.name}`}
              aria-haspopup="menu"
              onPress={({ target }) => onMenu(node, target)}
            >
              <Ellipsis size={16} aria-hidden />
            </Button>
          ) : null}
        </div>
      )}
    </TreeItemContent>
    <Collection items={node.children} dependencies={[canChange, onMenu]}>
      {(child) => <OutlineRow node={child} canChange={canChange} onMenu={onMenu} />}
    </Collection>
  </TreeItem>
);
