import {
  CircleHelp,
  Ellipsis,
  EyeOff,
  Megaphone,
  PanelBottom,
  PanelsTopLeft,
  PanelTop,
  PictureInPicture2,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';
import { Collection, TreeItem, TreeItemContent } from 'react-aria-components';
import { blockIcon } from '../../blocks/index.ts';
import { TreeChevron, TreeDrag, TreeTool } from '../../controls/index.ts';
import type { OutlineNode } from './outline-nodes.ts';

const chromeIcons: Readonly<Record<string, LucideIcon>> = {
  announcement: Megaphone,
  header: PanelTop,
  footer: PanelBottom,
  popup: PictureInPicture2,
};

const iconFor = ({ id, type, kind }: OutlineNode) => {
  if (type === 'chromePart') return chromeIcons[id] ?? PanelTop;
  if (type === 'section') return PanelsTopLeft;
  return kind ? blockIcon(kind) : CircleHelp;
};

interface OutlineRowProps {
  readonly node: OutlineNode;
  readonly canChange: boolean;
  readonly onMenu: OpenMenu;
}

/** Opens the actions menu of a row next to the pressed button. */
export type OpenMenu = (node: OutlineNode, button: Element) => void;

const RowText = ({ node }: { readonly node: OutlineNode }) => (
  <>
    {createElement(iconFor(node), { size: 16, 'aria-hidden': true })}
    <span className="tree-name truncate">{node.summary === '' ? node.name : node.summary}</span>
    {node.isHiddenOnPhone ? <EyeOff size={14} aria-label="Hidden on phones" /> : null}
  </>
);

export const OutlineRow = ({ node, canChange, onMenu }: OutlineRowProps) => (
  <TreeItem
    id={node.id}
    textValue={node.summary === '' ? node.name : `${node.name}: ${node.summary}`}
    className={`tree-row outline-row outline-row-${node.type}`}
  >
    <TreeItemContent>
      {({ hasChildItems, allowsDragging }) => (
        <div className="tree-line">
          <TreeChevron isNeeded={hasChildItems} />
          <RowText node={node} />
          {allowsDragging && node.type !== 'chromePart' ? <TreeDrag /> : null}
          {canChange && node.type !== 'chromePart' ? (
            <TreeTool
              icon={Ellipsis}
              label={`Actions for ${node.name}`}
              opensMenu
              onPress={({ target }) => onMenu(node, target)}
            />
          ) : null}
        </div>
      )}
    </TreeItemContent>
    <Collection items={node.children} dependencies={[canChange, onMenu]}>
      {(child) => <OutlineRow node={child} canChange={canChange} onMenu={onMenu} />}
    </Collection>
  </TreeItem>
);
