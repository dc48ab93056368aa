import { isWrittenItem, itemNouns } from '@sitewright/domain/pages';

interface EmptyListText {
  readonly title: string;
  readonly next: string;
}

/** Texts of an empty list. */
export const emptyListText = (typeName: string): EmptyListText => ({
  title: `No ${itemNouns(typeName).many} yet`,
  next: isWrittenItem(typeName) ? 'Add one to get started.' : 'Add products in the Store section.',
});
