import type { BulkAction } from '@sitewright/domain/product-list';
import { useConfirm } from '../../controls/index.ts';
import { filterOf, isTrash, type ListSearch } from '../model/list-search.ts';
import { countText } from '../model/product-texts.ts';
import {
  countSelected,
  isSelected,
  isTooLarge,
  nothingSelected,
  type Selection,
} from '../model/selection.ts';
import { useReadIds } from '../model/use-products.ts';
import type { BulkControls } from './use-bulk-change.ts';
import { useRestoreProducts } from './use-restore-products.ts';

const selectionBody = (selection: Selection, search: ListSearch) =>
  selection.kind === 'some'
    ? { ids: [...selection.ids] }
    : { filter: filterOf(search), except: [...selection.except] };

export interface SelectedProducts {
  readonly controls: BulkControls;
  readonly selection: Selection;
  readonly search: ListSearch;
  readonly total: number;
  readonly onSelection: (change: (selection: Selection) => Selection) => void;
}

/** Runs actions on the selected products; deleting them is confirmed first. */
export const useSelectedProducts = ({
  controls,
  selection,
  search,
  total,
  onSelection,
}: SelectedProducts) => {
  const confirm = useConfirm();
  const readIds = useReadIds(search);
  const restoreProducts = useRestoreProducts();
  const count = countSelected(selection, total);
  const apply = async (action: BulkAction, isLive: boolean): Promise<boolean> => {
    const isStarted = await controls.start(action, selectionBody(selection, search), isLive);
    if (isStarted) onSelection(() => nothingSelected);
    return isStarted;
  };
  const trash = async (): Promise<void> => {
    // The bar says what to do instead.
    if (isTooLarge(selection) || isTrash(search)) return;
    const isSure = await confirm({
      title: `Delete ${countText(count)}?`,
      text: 'They move to the trash. You can undo this, or restore them for 30 days.',
      confirm: 'Delete',
    });
    if (isSure) await apply({ kind: 'trash' }, false);
  };
  const restore = async (): Promise<void> => {
    const ids =
      selection.kind === 'some'
        ? [...selection.ids]
        : (await readIds({ first: 0, end: total })).filter((id) => isSelected(selection, id));
    if (await restoreProducts(ids)) onSelection(() => nothingSelected);
  };
  return { count, apply, trash, restore };
};
