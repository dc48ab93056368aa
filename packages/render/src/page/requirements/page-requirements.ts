import {
  needKey,
  type Need,
  type PageCollection,
  type PageItem,
  type PageNeeds,
} from '../../data-requirements/index.ts';
import { headerAssetIds } from '../../site-chrome/index.ts';
import type { Tag } from '../../tags/index.ts';
import type { TemplateSet, TemplateUnit } from '../../templates/index.ts';
import { blockQuestions } from './block-requirements.ts';
import { unitsOf } from '../model/template-units.ts';
import { sectionsOf } from '../model/page-sections.ts';
import type { PageData } from '../model/page-data.ts';
import {
  childItemsNeed,
  chosenItemsNeed,
  collectionTermsNeed,
  commentsNeed,
} from './context-requirements.ts';
import { hasNeed, QUERIES_PER_PAGE, tagNeed } from './tag-requirements.ts';
import { isList } from '../model/collection-index.ts';
import { filesInTexts } from './linked-files.ts';

/** Attributes are worked out against the page alone: inside a loop they cannot be known before the render. */
const plannedNeeds = (set: TemplateSet, data: PageData, tags: readonly Tag[]): Need[] => {
  const scope = {
    ...(data.item ?? data.collection),
    website: data.site,
    collection: data.collection,
    item: data.item,
  };
  return tags.flatMap(({ kind, attributes }) => {
    if (!hasNeed(kind)) return [];
    const filled = Object.entries(attributes).map(([name, text]) => [name, set.fillAttribute(text, scope)]);
    const need = tagNeed(kind, Object.fromEntries(filled), data.collections);
    return need ? [need] : [];
  });
};

const contentNeeds = ({ collection, children = [], cart }: PageData): Need[] => [
  ...(cart ? [chosenItemsNeed(cart.alsoBoughtIds)] : []),
  ...(collection && isList(collection)
    ? [collectionTermsNeed(collection.id, 'tags'), collectionTermsNeed(collection.id, 'categories')]
    : []),
  ...children.filter(isList).map(childItemsNeed),
];

const THREAD = /\|\s*comments\s*\}/;

/** Only where the page has a place for them. */
const threadNeeds = ({ item, thread }: PageData, units: readonly TemplateUnit[]): Need[] =>
  item && units.some(({ compiled }) => THREAD.test(compiled.source))
    ? [commentsNeed(item.id, thread?.page)]
    : [];

const eachOnce = (needs: readonly Need[]): Need[] => [
  ...new Map(needs.map((need) => [needKey(need), need])).values(),
];

/** More than eight queries are not asked for; the page tells its author. */
const withinLimit = (needs: readonly Need[]): Need[] => {
  const queries = needs.filter((need) => need.kind === 'items');
  const refused = new Set(queries.slice(QUERIES_PER_PAGE));
  return needs.filter((need) => need.kind !== 'items' || !refused.has(need));
};

const addPictures = (ids: Set<string>, owner: PageCollection | PageItem | undefined): void => {
  if (owner?.mainImageId !== undefined) ids.add(owner.mainImageId);
  if (owner && 'imageIds' in owner) for (const id of owner.imageIds ?? []) ids.add(id);
};

const picturesOf = ({ collection, item, items = [], children = [] }: PageData): Set<string> => {
  const ids = new Set<string>();
  for (const owners of [[collection, item], items, children])
    for (const owner of owners) addPictures(ids, owner);
  return ids;
};

/** Everything that the page's templates and blocks will ask for, known before any of it is read. */
export const planPage = (set: TemplateSet, data: PageData): PageNeeds => {
  const sections = sectionsOf(data);
  const blocks = blockQuestions(sections);
  const units = unitsOf(set, data);
  const tags = units.flatMap((unit) => unit.tags);
  return {
    needs: eachOnce([
      ...withinLimit(eachOnce(plannedNeeds(set, data, tags))),
      ...threadNeeds(data, units),
      ...contentNeeds(data),
      ...blocks.needs,
    ]),
    assetIds: [
      ...new Set([
        ...picturesOf(data),
        ...headerAssetIds(data.siteChrome),
        ...blocks.assetIds,
        ...filesInTexts(data, sections),
      ]),
    ],
  };
};
