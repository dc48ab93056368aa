import type { PriceFormat } from '@sitewright/domain/money';
import type { BulkAction } from '@sitewright/domain/product-list';
import { useState } from 'react';
import { useSession } from '../../session/index.ts';
import type { Facets } from '../filters/filter-choices.ts';
import { isTrash } from '../model/list-search.ts';
import { allSelected, isSelected, isTooLarge, nothingSelected } from '../model/selection.ts';
import { useFirstRows } from '../model/use-products.ts';
import { BulkBar, type BulkChoice } from './bulk-bar.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { TermDialog, type TermDialogKind } from './term-dialog.tsx';
import type { SelectedProducts, useSelectedProducts } from './selected-products.ts';

const PREVIEWED = 5;

type OpenDialog = 'none' | 'price' | 'sale' | 'export' | TermDialogKind;

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

const isTermDialog = (dialog: OpenDialog): dialog is TermDialogKind =>
  !['none', 'price', 'sale', 'export'].includes(dialog);

/** The bar of the selection with its dialogs. */
export const BulkActions = (props: BulkActionsProps) => {
  const { selected, selection, search, total, facets, format, onSelection } = props;
  const canPublish = useSession().permissions.includes('publish-products');
  const [dialog, setDialog] = useState<OpenDialog>('none');
  const rows = useFirstRows(search)
    .filter(({ id }) => isSelected(selection, id))
    .slice(0, PREVIEWED);
  const { count, apply, trash, restore } = selected;
  const choose = (choice: BulkChoice): void => {
    if (choice === 'trash') void trash();
    else if (choice === 'restore') void restore();
    else if (isDirect(choice)) void apply(directActions[choice], canPublish && choice === 'end-sale');
    else setDialog(choice);
  };
  const shared = { count, canPublish, onApply: apply, onClose: () => setDialog('none') };
  if (count === 0) return null;
  return (
    <>
      <BulkBar
        {...{ count, total, canPublish }}
        isTrash={isTrash(search)}
        isTooLarge={isTooLarge(selection)}
        onChoose={choose}
        onSelectAll={() => onSelection(() => allSelected)}
        onClear={() => onSelection(() => nothingSelected)}
      />
      {dialog === 'price' || dialog === 'sale' ? (
        <PriceDialog kind={dialog} {...shared} {...{ rows, format }} />
      ) : null}
      {dialog === 'export' ? (
        <ExportDialog {...{ count, selection, search }} onClose={shared.onClose} />
      ) : null}
      {isTermDialog(dialog) ? <TermDialog kind={dialog} {...shared} suggestions={facets.categories} /> : null}
    </>
  );
};
