import type { FormatterTable, PredicateTable } from '@sitewright/template';
import { galleryPredicates } from './gallery-predicates.ts';
import { itemClasses } from './item-classes.ts';
import { pagePredicates } from './page-predicates.ts';
import { absoluteUrl, capitalize } from './text-formatters.ts';
import { typePredicates } from './type-predicates.ts';

export const formatters: FormatterTable = {
  AbsUrl: absoluteUrl,
  capitalize,
  'item-classes': itemClasses,
};

export const predicates: PredicateTable = {
  ...galleryPredicates,
  ...pagePredicates,
  ...typePredicates,
};
