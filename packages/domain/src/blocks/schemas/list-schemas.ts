import { Type } from 'typebox';
import { aspectRatios } from '../values/gallery-options.ts';
import { alignment, choice, maybe, reference, shortText, strict, wholeNumber } from './parts-schemas.ts';

const flag = maybe(Type.Boolean());
const collectionId = maybe(reference);

const summary = strict({
  collectionId,
  design: choice(['wall', 'carousel', 'list', 'grid']),
  heading: maybe(shortText),
  limit: maybe(wholeNumber({ min: 1, max: 30 })),
  /** Chosen by hand, in this order, instead of the filters. */
  itemIds: maybe(Type.Array(reference, { maxItems: 30 })),
  category: maybe(shortText),
  tag: maybe(shortText),
  isFeatured: flag,
  events: maybe(choice(['upcoming', 'past'])),
  columns: maybe(wholeNumber({ min: 1, max: 6 })),
  padding: maybe(wholeNumber({ min: 0, max: 60 })),
  aspectRatio: maybe(choice(['original', ...aspectRatios])),
  textAlignment: maybe(alignment),
  showImage: flag,
  showTitle: flag,
  showExcerpt: flag,
  showDate: flag,
  showAuthor: flag,
  showCategories: flag,
  showTags: flag,
  showReadMore: flag,
});

const calendar = strict({ collectionId });
const tourDates = strict({
  collectionId,
  events: maybe(choice(['upcoming', 'past'])),
  limit: maybe(wholeNumber({ min: 1, max: 100 })),
});

const archive = strict({
  collectionId,
  groupBy: choice(['month', 'year', 'category', 'tag', 'author']),
  layout: maybe(choice(['list', 'dropdown'])),
  showCounts: flag,
});

const tagCloud = strict({
  collectionId,
  source: choice(['tag', 'category']),
  limit: maybe(wholeNumber({ min: 1, max: 200 })),
  order: maybe(choice(['name', 'weight'])),
});

const posts = strict({ collectionId, heading: maybe(shortText), showCounts: flag });

const rss = strict({ collectionId, text: maybe(shortText) });
const search = strict({ collectionId, placeholder: maybe(shortText) });

export const listSchemas = {
  calendar,
  tourDates,
  archive,
  tagCloud,
  postsByAuthor: posts,
  postsByTag: posts,
  postsByCategory: posts,
  postsByMonth: posts,
  search,
  summary,
  rss,
};
