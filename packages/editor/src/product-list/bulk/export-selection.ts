import { productFileLimits } from '@sitewright/domain/product-files';
import type { ExportQuery } from '../../product-export/index.ts';
import { filterOf, type ListSearch } from '../model/list-search.ts';
import type { Selection } from '../model/selection.ts';

type ExportedProducts = Omit<ExportQuery, 'columns' | 'weightUnit'>;

/** The products of a selection, as the address of the file names them; undefined if there are too many. */
export const exportedProducts = (selection: Selection, search: ListSearch): ExportedProducts | undefined => {
  const named = selection.kind === 'some' ? selection.ids : selection.except;
  if (named.size > productFileLimits.EXPORTED_IDS) return undefined;
  const ids = [...named].join(',');
  if (selection.kind === 'some') return { ids };
  return { ...filterOf(search), ...(ids === '' ? {} : { except: ids }) };
};
