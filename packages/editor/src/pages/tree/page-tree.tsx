import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Tree } from 'react-aria-components';
import { NothingFound, SearchField } from '../../controls/index.ts';
import type { SiteTree } from '../actions/use-site-tree.ts';
import { findNode, groupKey, keysIn, pageNodes } from '../model/page-nodes.ts';
import { PageRow } from './page-row.tsx';
import './page-tree.css';
import { useScrollToRow } from './use-row-in-view.ts';
import { useTreeDrag } from './use-tree-drag.ts';
import { useTreeKeys } from './use-tree-keys.ts';

interface PageTreeProps {
  readonly tree: SiteTree;
  readonly currentId: string | undefined;
}

/** The navigation as a tree that is reordered by mouse, touch and keys. */
export const PageTree = ({ tree, currentId }: PageTreeProps) => {
  const [search, setSearch] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const navigate = useNavigate();
  const nodes = pageNodes(tree.shown, tree.pages, search);
  const isSearching = search.trim() !== '';
  const canArrange = tree.navigation !== undefined && !isSearching;
  const dragAndDropHooks = useTreeDrag(nodes, tree.shown, !canArrange);
  const onKey = useTreeKeys(nodes, canArrange);
  const list = useScrollToRow(currentId);
  const open = keysIn(nodes);
  const show = (key: string | undefined) => {
    const at = findNode(nodes, key ?? '')?.page?.fullUrl;
    if (at !== undefined) void navigate({ to: '/pages', search: { at } });
  };
  return (
    <nav ref={list} className="page-list" aria-label="Site pages">
      <div className="tree-search">
        <SearchField label="Search pages" value={search} onChange={setSearch} />
      </div>
      {/* Captures keys before the focused tree handles them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDownCapture={onKey}>
        <Tree
          aria-label="Pages"
          className="tree page-tree"
          items={nodes.map((node) => ({ ...node, id: node.key }))}
          selectionMode="single"
          disabledKeys={nodes.map(({ place }) => groupKey(place.group))}
          disabledBehavior="selection"
          selectedKeys={currentId === undefined ? [] : [currentId]}
          // Pressing the selected row deselects it: on a phone that opens its page.
          onSelectionChange={(keys) =>
            show(keys === 'all' ? currentId : ([...keys].map(String)[0] ?? currentId))
          }
          expandedKeys={isSearching ? open : open.filter((key) => !closed.has(key))}
          onExpandedChange={(keys) => setClosed(new Set(open.filter((key) => !keys.has(key))))}
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={NothingFound}
        >
          {(node) => <PageRow node={node} canArrange={tree.navigation !== undefined} />}
        </Tree>
      </div>
    </nav>
  );
};
