import type { PriceFormat } from '@sitewright/domain/money';
import type { BulkAction } from '@sitewright/domain/product-list';
import { useState } from 'react';
import { useConfirm } from '../../controls/index.ts';
import { useSession } from '../../session/index.ts';
import type { Facets } from '../filters/filter-choices.ts';
import { filterOf, type ListSearch } from '../model/list-search.ts';
import { countText } from '../model/product-texts.ts';
import {
  allSelected,
  countSelected,
  isSelected,
  isTooLarge,
  nothingSelected,
  type Selection,
} from '../model/selection.ts';
import { useFirstRows } from '../model/use-products.ts';
import { BulkBar, type BulkChoice } from './bulk-bar.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { TermDialog, type TermDialogKind } from './term-dialog.tsx';
import type { BulkControls } from './use-bulk-change.ts';

const selectionBody = (selection: Selection, search: ListSearch) =>
  selection.kind === 'some'
    ? { ids: [...selection.ids] }
    : { filter: filterOf(search), except: [...selection.except] };

const PREVIEWED = 5;

type OpenDialog = 'none' | 'price' | 'sale' | TermDialogKind;

interface SelectedProducts {
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
  const count = countSelected(selection, total);
  const apply = async (action: BulkAction, isLive: boolean): Promise<boolean> => {
    const isStarted = await controls.start(action, selectionBody(selection, search), isLive);
    if (isStarted) onSelection(() => nothingSelected);
    return isStarted;
  };
  const trash = async (): Promise<void> => {
    // The bar says what to do instead.
    if (isTooLarge(selection)) return;
    const isSure = await confirm({
      title: `Delete ${countText(count)}?`,
      text: 'They move to the trash. You can undo this, or restore them for 30 days.',
      confirm: 'Delete',
    });
    if (isSure) await apply({ kind: 'trash' }, false);
  };
  return { count, apply, trash };
};

interface BulkActionsProps extends Omit<SelectedProducts, 'controls'> {
  readonly selected: ReturnType<typeof useSelectedProducts>;
  readonly facets: Facets;
  readonly format: PriceFormat;
}

const directActions = {
  publish: { kind: 'publish' },
  hide: { kind: 'hide' },
  'end-sale': { kind: 'end-sale' },
} as const satisfies Partial<Record<BulkChoice, BulkAction>>;

const isDirect = (choice: BulkChoice): choice is keyof typeof directActions => choice in directActions;

/** The bar of the selection with its dialogs. */
export const BulkActions = (props: BulkActionsProps) => {
  const { selected, selection, search, total, facets, format, onSelection } = props;
  const canPublish = useSession().permissions.includes('publish-products');
  const [dialog, setDialog] = useState<OpenDialog>('none');
  const rows = useFirstRows(search)
    .filter(({ id }) => isSelected(selection, id))
    .slice(0, PREVIEWED);
  const { count, apply, trash } = selected;
  const choose = (choice: BulkChoice): void => {
    if (choice === 'trash') void trash();
    else if (isDirect(choice)) void apply(directActions[choice], canPublish && choice === 'end-sale');
    else setDialog(choice);
  };
  const shared = { count, canPublish, onApply: apply, onClose: () => setDialog('none') };
  if (count === 0) return null;
  return (
    <>
      <BulkBar
        {...{ count, total, canPublish }}
        isTooLarge={isTooLarge(selection)}
        onChoose={choose}
        onSelectAll={() => onSelection(() => allSelected)}
        onClear={() => onSelection(() => nothingSelected)}
      />
      {dialog === 'price' || dialog === 'sale' ? (
        <PriceDialog kind={dialog} {...shared} {...{ rows, format }} />
      ) : null}
      {dialog === 'none' || dialog === 'price' || dialog === 'sale' ? null : (
        <TermDialog kind={dialog} {...shared} suggestions={facets.categories} />
      )}
    </>
  );
};
