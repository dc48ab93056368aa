import { productListLimits } from '@sitewright/domain/product-list';

/** Chosen products: some of them by id, or all that match except some. */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> };

export const nothingSelected: Selection = { kind: 'some', ids: new Set() };
export const allSelected: Selection = { kind: 'all', except: new Set() };

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);

export const countSelected = (selection: Selection, total: number): number =>
  selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size);

const withIds = (
  known: ReadonlySet<string>,
  ids: readonly string[],
  isAdded: boolean,
): ReadonlySet<string> => {
  const next = new Set(known);
  for (const id of ids) {
    if (isAdded) next.add(id);
    else next.delete(id);
  }
  return next;
};

export const select = (selection: Selection, ids: readonly string[], isOn: boolean): Selection =>
  selection.kind === 'some'
    ? { kind: 'some', ids: withIds(selection.ids, ids, isOn) }
    : { kind: 'all', except: withIds(selection.except, ids, !isOn) };

export const toggle = (selection: Selection, id: string): Selection =>
  select(selection, [id], !isSelected(selection, id));

/** Everything but the ids outside that were not selected before: for ranges of nearly all rows. */
export const selectAllBut = (selection: Selection, outside: readonly string[]): Selection => ({
  kind: 'all',
  except: new Set(outside.filter((id) => !isSelected(selection, id))),
});

/** Too many ids for one bulk action. */
export const isTooLarge = (selection: Selection): boolean =>
  (selection.kind === 'some' ? selection.ids : selection.except).size > productListLimits.MAX_IDS;

export interface SelectedRange {
  readonly first: number;
  /** Not included. */
  readonly end: number;
}

/** Whether a range is sent as all products except the others: it has too many ids, and they have not. */
export const isMostOf = ({ first, end }: SelectedRange, total: number): boolean =>
  end - first > productListLimits.MAX_IDS && total - (end - first) <= productListLimits.MAX_IDS;
