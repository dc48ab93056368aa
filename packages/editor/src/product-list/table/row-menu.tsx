import { useNavigate } from '@tanstack/react-router';
import {
  ArchiveRestore,
  CopyPlus,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  LayoutTemplate,
  Pencil,
  Trash2,
} from 'lucide-react';
import { Button as AriaButton, Menu, MenuTrigger } from 'react-aria-components';
import { MenuItem, Popover } from '../../controls/index.ts';
import { useSession } from '../../session/index.ts';
import type { ProductRow } from '../model/use-products.ts';

export interface RowActions {
  readonly open: (row: ProductRow) => void;
  readonly duplicate: (row: ProductRow) => void;
  readonly publish: (row: ProductRow) => void;
  readonly hide: (row: ProductRow) => void;
  readonly trash: (row: ProductRow) => void;
  readonly restore: (row: ProductRow) => void;
}

interface RowMenuProps {
  readonly row: ProductRow;
  readonly actions: RowActions;
  /** The row is in the trash. */
  readonly isTrashed: boolean;
  /** Reached with Tab in the focused row only. */
  readonly isTabbable: boolean;
}

const TrashedMenu = ({
  row,
  actions,
  label,
}: Pick<RowMenuProps, 'row' | 'actions'> & { readonly label: string }) => (
  <Menu className="menu" aria-label={label}>
    <MenuItem id="open" icon={Pencil} onAction={() => actions.open(row)}>
      Open
    </MenuItem>
    <MenuItem id="restore" icon={ArchiveRestore} onAction={() => actions.restore(row)}>
      Restore
    </MenuItem>
  </Menu>
);

const isVisible = ({ status }: ProductRow): boolean => status === 'published' || status === 'changed';

const ListedMenu = ({
  row,
  actions,
  label,
}: Pick<RowMenuProps, 'row' | 'actions'> & { readonly label: string }) => {
  const navigate = useNavigate();
  const { permissions } = useSession();
  const canPublish = permissions.includes('publish-products');
  const canTrash = canPublish || !row.isPublished;
  return (
    <Menu className="menu" aria-label={label}>
      <MenuItem id="open" icon={Pencil} onAction={() => actions.open(row)}>
        Open
      </MenuItem>
      <MenuItem
        id="page"
        icon={LayoutTemplate}
        onAction={() => void navigate({ to: '/pages/edit', search: { at: row.path } })}
      >
        Edit page
      </MenuItem>
      {row.liveUrl === undefined ? null : (
        <MenuItem
          id="live"
          icon={ExternalLink}
          onAction={() => void window.open(row.liveUrl, '_blank', 'noopener')}
        >
          View live
        </MenuItem>
      )}
      <MenuItem id="duplicate" icon={CopyPlus} onAction={() => actions.duplicate(row)}>
        Duplicate
      </MenuItem>
      {canPublish && row.status !== 'published' ? (
        <MenuItem id="publish" icon={Eye} onAction={() => actions.publish(row)}>
          Publish
        </MenuItem>
      ) : null}
      {canPublish && isVisible(row) ? (
        <MenuItem id="hide" icon={EyeOff} onAction={() => actions.hide(row)}>
          Hide
        </MenuItem>
      ) : null}
      {canTrash ? (
        <MenuItem id="delete" icon={Trash2} onAction={() => actions.trash(row)}>
          Delete
        </MenuItem>
      ) : null}
    </Menu>
  );
};

export const RowMenu = ({ row, actions, isTrashed, isTabbable }: RowMenuProps) => {
  const label = `Actions for ${row.title}`;
  const Shown = isTrashed ? TrashedMenu : ListedMenu;
  return (
    <MenuTrigger>
      <AriaButton
        className="button button-quiet button-icon"
        aria-label={label}
        excludeFromTabOrder={!isTabbable}
      >
        <Ellipsis size={16} aria-hidden />
      </AriaButton>
      <Popover placement="bottom end">
        <Shown {...{ row, actions, label }} />
      </Popover>
    </MenuTrigger>
  );
};
