import { Copy, Ellipsis, FileCode, Image, PencilLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Collection, Menu, MenuTrigger, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import {
  Badge,
  MenuItem,
  NothingFound,
  Popover,
  SearchField,
  TreeChevron,
  TreeTool,
} from '../../controls/index.ts';
import './file-tree.css';
import { filterGroups, type FileGroup, type FileNode } from './group-files.ts';
import type { TemplateFile } from './template-file.ts';

interface TreeActs {
  readonly onOpen: (path: string) => void;
  readonly onAdd: (folder: string) => void;
  readonly onRename: (file: TemplateFile) => void;
  readonly onDuplicate: (file: TemplateFile) => void;
  readonly onRemove: (file: TemplateFile) => void;
}

interface FileTreeProps extends TreeActs {
  readonly groups: readonly FileGroup[];
  readonly shown: string | undefined;
  /** How many errors a file has. */
  readonly errorsIn: (path: string) => number;
}

const FileMenu = ({ file, acts }: { readonly file: TemplateFile; readonly acts: TreeActs }) => (
  <MenuTrigger>
    <TreeTool icon={Ellipsis} label={`Actions for ${file.path}`} />
    <Popover placement="bottom end">
      <Menu className="menu" aria-label={`Actions for ${file.path}`}>
        <MenuItem id="rename" icon={PencilLine} onAction={() => acts.onRename(file)}>
          Rename
        </MenuItem>
        <MenuItem id="duplicate" icon={Copy} onAction={() => acts.onDuplicate(file)}>
          Duplicate
        </MenuItem>
        <MenuItem id="delete" icon={Trash2} onAction={() => acts.onRemove(file)}>
          Delete
        </MenuItem>
      </Menu>
    </Popover>
  </MenuTrigger>
);

interface FileRowProps {
  readonly node: FileNode;
  readonly errors: number;
  readonly acts: TreeActs;
}

const FileRow = ({ node, errors, acts }: FileRowProps) => {
  const { path, name, file, bytes } = node;
  const state = file?.hasChanges ? 'changed' : '';
  const faults = errors === 0 ? '' : `${errors} ${errors === 1 ? 'error' : 'errors'}`;
  const text = [name, state, faults].filter((each) => each !== '').join(', ');
  return (
    <TreeItem id={path} textValue={text} className="tree-row" isDisabled={bytes !== undefined}>
      <TreeItemContent>
        <div className="tree-line">
          {bytes === undefined ? <FileCode size={16} aria-hidden /> : <Image size={16} aria-hidden />}
          <span className="tree-name truncate" title={path}>
            {name}
          </span>
          {file?.hasChanges ? <span className="file-dot" aria-hidden /> : null}
          {errors === 0 ? null : <Badge tone="bad">{String(errors)}</Badge>}
          {file ? <FileMenu file={file} acts={acts} /> : null}
        </div>
      </TreeItemContent>
    </TreeItem>
  );
};

const GroupLine = ({ group, onAdd }: { readonly group: FileGroup } & Pick<TreeActs, 'onAdd'>) => (
  <div className="tree-line">
    <TreeChevron />
    <span className="tree-name">{group.name}</span>
    {group.folder === undefined ? null : (
      <TreeTool icon={Plus} label={`Add a file to ${group.name}`} onPress={() => onAdd(group.folder ?? '')} />
    )}
  </div>
);

/** Template files by group. Arrow keys move, Enter opens. */
export const FileTree = ({ groups, shown, errorsIn, ...acts }: FileTreeProps) => {
  const [search, setSearch] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const found = filterGroups(groups, search);
  const ids = found.map(({ id }) => id);
  const isFile = (key: string): boolean =>
    found.some(({ nodes }) => nodes.some(({ path, file }) => path === key && file !== undefined));
  const open = (key: string | undefined) => {
    if (key !== undefined && isFile(key)) acts.onOpen(key);
  };
  return (
    <nav className="file-list" aria-label="Template files">
      <div className="tree-search">
        <SearchField label="Search files" value={search} onChange={setSearch} />
      </div>
      <Tree
        aria-label="Files"
        className="tree file-tree"
        items={found}
        dependencies={[errorsIn]}
        selectionMode="single"
        disabledKeys={ids}
        disabledBehavior="selection"
        selectedKeys={shown === undefined ? [] : [shown]}
        onSelectionChange={(keys) => open(keys === 'all' ? shown : ([...keys].map(String)[0] ?? shown))}
        expandedKeys={search.trim() === '' ? ids.filter((id) => !closed.has(id)) : ids}
        onExpandedChange={(keys) => setClosed(new Set(ids.filter((id) => !keys.has(id))))}
        renderEmptyState={NothingFound}
      >
        {(group) => (
          <TreeItem id={group.id} textValue={group.name} className="tree-row tree-row-group">
            <TreeItemContent>
              <GroupLine group={group} onAdd={acts.onAdd} />
            </TreeItemContent>
            <Collection
              items={group.nodes.map((node) => ({ ...node, id: node.path }))}
              dependencies={[errorsIn]}
            >
              {(node) => <FileRow node={node} errors={errorsIn(node.path)} acts={acts} />}
            </Collection>
          </TreeItem>
        )}
      </Tree>
    </nav>
  );
};
