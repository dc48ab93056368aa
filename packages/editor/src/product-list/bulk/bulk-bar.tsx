import {
  ArchiveRestore,
  ChevronDown,
  Download,
  EyeOff,
  FolderMinus,
  FolderPlus,
  Globe,
  Percent,
  Tag,
  Tags,
  Trash2,
  X,
} from 'lucide-react';
import { Button as AriaButton, Menu, MenuTrigger, Toolbar } from 'react-aria-components';
import { Button, MenuItem, Popover } from '../../controls/index.ts';
import { countText } from '../model/product-texts.ts';
import { tooLargeText } from './bulk-texts.ts';

export type BulkChoice =
  | 'publish'
  | 'hide'
  | 'trash'
  | 'restore'
  | 'export'
  | 'price'
  | 'sale'
  | 'end-sale'
  | 'add-category'
  | 'remove-category'
  | 'add-tags'
  | 'remove-tags';

interface BulkBarProps {
  readonly count: number;
  readonly total: number;
  readonly canPublish: boolean;
  readonly isTrash: boolean;
  /** Too many to change at once. */
  readonly isTooLarge: boolean;
  readonly onChoose: (choice: BulkChoice) => void;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

const more = [
  { id: 'price', icon: Percent, name: 'Change prices' },
  { id: 'sale', icon: Tag, name: 'Put on sale' },
  { id: 'end-sale', icon: Tag, name: 'End sale' },
  { id: 'add-category', icon: FolderPlus, name: 'Add category' },
  { id: 'remove-category', icon: FolderMinus, name: 'Remove category' },
  { id: 'add-tags', icon: Tags, name: 'Add tags' },
  { id: 'remove-tags', icon: Tags, name: 'Remove tags' },
] as const;

const Actions = ({ canPublish, onChoose }: Pick<BulkBarProps, 'canPublish' | 'onChoose'>) => (
  <>
    {canPublish ? (
      <>
        <Button icon={Globe} onPress={() => onChoose('publish')}>
          Publish
        </Button>
        <Button icon={EyeOff} onPress={() => onChoose('hide')}>
          Hide
        </Button>
      </>
    ) : null}
    <MenuTrigger>
      <AriaButton className="button button-plain">
        <span className="button-label">Edit</span>
        <ChevronDown size={16} aria-hidden />
      </AriaButton>
      <Popover placement="bottom end">
        <Menu className="menu" aria-label="Edit selected products">
          {more.map(({ id, icon, name }) => (
            <MenuItem key={id} id={id} icon={icon} onAction={() => onChoose(id)}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
    <Button icon={Download} onPress={() => onChoose('export')}>
      Export
    </Button>
    <Button icon={Trash2} onPress={() => onChoose('trash')}>
      Delete
    </Button>
  </>
);

/** What can be done with the selected products. */
export const BulkBar = (props: BulkBarProps) => {
  const { count, total, isTrash, isTooLarge, onChoose, onSelectAll, onClear } = props;
  return (
    <Toolbar className="product-list-bulk" aria-label="Selected products">
      <strong className="product-list-bulk-count">{`${countText(count)} selected`}</strong>
      {count < total ? (
        <Button kind="quiet" onPress={onSelectAll}>
          {`Select all ${total.toLocaleString()}`}
        </Button>
      ) : null}
      <Button kind="quiet" icon={X} onPress={onClear}>
        Clear selection
      </Button>
      {isTooLarge ? <output>{tooLargeText}</output> : null}
      <span className="product-list-bulk-actions">
        {isTooLarge || isTrash ? null : <Actions {...props} />}
        {isTrash ? (
          <Button icon={ArchiveRestore} onPress={() => onChoose('restore')}>
            Restore
          </Button>
        ) : null}
      </span>
    </Toolbar>
  );
};
