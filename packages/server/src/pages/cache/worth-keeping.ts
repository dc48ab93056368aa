import { commentLimits } from '@sitewright/domain/comments';
import { hasCalendar, type PageData } from '@sitewright/render/page';
import type { PageAddress, PageParameter } from '../serving/page-address.ts';
import type { PageSource } from '../making/page-data.ts';

interface MadeOf {
  readonly address: PageAddress;
  readonly data: PageData;
  /** Whether the list goes on at an item that it has. */
  readonly isPlace: boolean;
}

type Uses = (made: MadeOf) => boolean;

const showsItems: Uses = ({ data: { items = [] } }) => items.length > 0;
const goesOn: Uses = (made) => made.isPlace && showsItems(made);
const hasMoreComments: Uses = ({ address: { page }, data: { item } }) =>
  page * commentLimits.SHOWN < (item?.publicCommentCount ?? 0);

/** Whether a page shows something by a parameter that it would not show without. */
const uses: Readonly<Record<PageParameter, Uses>> = {
  answer: () => false,
  author: showsItems,
  calendar: ({ data }) => hasCalendar(data),
  category: showsItems,
  f_collectionId: () => false,
  format: () => true,
  month: showsItems,
  notice: () => false,
  offset: goesOn,
  page: hasMoreComments,
  q: () => false,
  reversePaginate: goesOn,
  tag: showsItems,
  view: () => true,
};

/** Addresses that show nothing, or nothing of their own, are free to invent: they must not push real pages out. */
export const isWorthKeeping = ({ address, loaded: { target } }: PageSource, data: PageData): boolean => {
  const made = { address, data, isPlace: target?.isPlace ?? false };
  return address.parameters.every((name) => uses[name](made));
};
