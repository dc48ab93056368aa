import type { CallAnswer } from '@sitewright/api/call';
import type { formCalls } from '@sitewright/api/forms';

export type FormUse = CallAnswer<typeof formCalls.listUses>['uses'][number];

/** What shows the form. */
export const kindOfUse = ({ kind, isProduct }: Pick<FormUse, 'kind' | 'isProduct'>): string => {
  if (kind === 'header-footer') return 'On every page';
  if (kind === 'collection') return 'Page';
  return isProduct ? 'Product' : 'Post or event';
};

export const nameOfUse = ({ kind, title }: Pick<FormUse, 'kind' | 'title'>): string =>
  kind === 'header-footer' ? 'Header, footer or popup' : title.trim() || 'Untitled';

const NAMED = 5;

/** The first names in a sentence, and how many more there are. */
export const listUses = (uses: readonly FormUse[]): string => {
  const names = uses.slice(0, NAMED).map(nameOfUse);
  const more = uses.length - names.length;
  return new Intl.ListFormat('en').format(more > 0 ? [...names, `${more} more`] : names);
};
