import { pagePermissions } from '@sitewright/domain/pages';
import {
  CalendarDays,
  Ellipsis,
  File,
  Folder,
  House,
  Images,
  Link2,
  Lock,
  Newspaper,
  ShoppingBag,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';
import { Collection, MenuTrigger, TreeItem, TreeItemContent } from 'react-aria-components';
import { TreeChevron, TreeDrag, TreeTool } from '../../controls/index.ts';
import { StateBadge, useStateTexts, type StateTexts } from '../../publication-state/index.ts';
import type { PageEntry } from '../model/page-entry.ts';
import type { PageNode } from '../model/page-nodes.ts';
import { RowMenu } from './row-menu.tsx';

const typeIcons: Readonly<Record<string, LucideIcon>> = {
  blog: Newspaper,
  events: CalendarDays,
  gallery: Images,
  products: ShoppingBag,
};

const iconFor = ({ page }: PageNode): LucideIcon => {
  if (!page) return Link2;
  if (page.isHomepage) return House;
  return page.isFolder ? Folder : (typeIcons[page.typeName] ?? File);
};

/** A state with a time is shown below the name: it is too long to be a badge. */
const isTimed = ({ state }: PageEntry): boolean => state.at !== undefined;

const RowText = ({ node }: { readonly node: PageNode }) => {
  const { page, name } = node;
  const { describe } = useStateTexts();
  return (
    <>
      {createElement(iconFor(node), { size: 16, 'aria-hidden': true })}
      <span className="tree-name page-name">
        <span className="truncate">{name}</span>
        {page && isTimed(page) ? <span className="page-time">{describe(page.state)}</span> : null}
      </span>
      {page?.permission === pagePermissions.password ? (
        <Lock size={14} aria-label="Password protected" />
      ) : null}
      {page && !isTimed(page) ? <StateBadge state={page.state} isInList /> : null}
    </>
  );
};

const textOf = ({ page, name, link }: PageNode, words: StateTexts): string => {
  if (!page) return link ? `${name}, link` : name;
  const { isHomepage, state } = page;
  return [
    name,
    ...(isHomepage ? ['homepage'] : []),
    ...(state.name === 'published' ? [] : [words.describe(state)]),
  ].join(', ');
};

const GroupLine = ({ node }: { readonly node: PageNode }) => (
  <div className="tree-line">
    <TreeChevron />
    <span className="tree-name">{node.name}</span>
    {node.children.length === 0 ? <span className="page-empty">No pages</span> : null}
  </div>
);

interface PageRowProps {
  readonly node: PageNode;
  readonly canArrange: boolean;
}

export const PageRow = ({ node, canArrange }: PageRowProps) => (
  <TreeItem
    id={node.key}
    textValue={textOf(node, useStateTexts())}
    className={`tree-row ${node.link ? '' : 'tree-row-group'}`}
  >
    <TreeItemContent>
      {({ hasChildItems, allowsDragging }) =>
        node.link === undefined ? (
          <GroupLine node={node} />
        ) : (
          <div className="tree-line">
            <TreeChevron isNeeded={hasChildItems} />
            <RowText node={node} />
            {allowsDragging ? <TreeDrag /> : null}
            {canArrange ? (
              <MenuTrigger>
                <TreeTool icon={Ellipsis} label={`Actions for ${node.name}`} />
                <RowMenu node={node} />
              </MenuTrigger>
            ) : null}
          </div>
        )
      }
    </TreeItemContent>
    <Collection items={node.children.map((child) => ({ ...child, id: child.key }))}>
      {(child) => <PageRow node={child} canArrange={canArrange} />}
    </Collection>
  </TreeItem>
);
