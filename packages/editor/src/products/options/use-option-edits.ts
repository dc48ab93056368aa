import { catalogueCalls } from '@sitewright/api/catalogue';
import {
  addOption,
  addValues,
  moveOption,
  moveValue,
  removeOption,
  removeValue,
  renameOption,
  renameValue,
  setSwatch,
  type OptionValue,
  type ProductEdit,
  type ProductOption,
  type Swatch,
  type VariantSource,
} from '@sitewright/domain/catalogue';
import { newId } from '../../documents/index.ts';
import { dataOf, useFetched } from '../../data-fetching/index.ts';
import { useProduct } from '../state/product-context.ts';

/** New variants; those that were sold before come back with their id and stock. */
export const useVariantSource = (): (() => VariantSource) => {
  const { item, seenVariants } = useProduct();
  const stock = dataOf(useFetched(catalogueCalls.listStock, { params: { id: item.id } }).fetched);
  // Those seen last win: the server knows only what was published.
  return () => ({ newId, retired: [...(stock?.retired ?? []), ...seenVariants()] });
};

/** Edits of options and values; each returns the fault that prevents it. */
export const useOptionEdits = () => {
  const { productNow, changeProduct } = useProduct();
  const source = useVariantSource();
  const run = (label: string, edit: ProductEdit): string | undefined => {
    if ('fault' in edit) return edit.fault;
    changeProduct(label, () => edit.product);
    return undefined;
  };
  return {
    addOption: (option: ProductOption) => run('Add option', addOption(productNow(), option, source())),
    addValues: (option: ProductOption) =>
      run(option.values.length > 1 ? 'Add values' : 'Add value', addValues(productNow(), option, source())),
    renameOption: (from: string, to: string) => run('Rename option', renameOption(productNow(), from, to)),
    renameValue: (value: OptionValue, to: string) =>
      run('Rename value', renameValue(productNow(), value, to)),
    removeOption: (name: string) => run('Remove option', { product: removeOption(productNow(), name) }),
    removeValue: (value: OptionValue) => run('Remove value', { product: removeValue(productNow(), value) }),
    moveOption: (name: string, to: number) =>
      run('Move option', { product: moveOption(productNow(), name, to) }),
    moveValue: (value: OptionValue, to: number) =>
      run('Move value', { product: moveValue(productNow(), value, to) }),
    setSwatch: (value: OptionValue, swatch: Swatch | undefined) =>
      run('Change swatch', { product: setSwatch(productNow(), value, swatch) }),
  };
};

export type OptionEdits = ReturnType<typeof useOptionEdits>;
