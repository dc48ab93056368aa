import { isWrittenItem, itemWords } from '@sitewright/domain/pages';

interface EmptyListText {
  readonly title: string;
  readonly next: string;
}

/** What a list without items says; only what can be done here is asked for. */
export const emptyListText = (typeName: string): EmptyListText => ({
  title: `No ${itemWords(typeName).many} yet`,
  next: isWrittenItem(typeName)
    ? 'Add one to get started.'
    : 'You cannot add products here yet. Use the API or import a site.',
});
