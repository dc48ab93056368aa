import {
  requirementKey,
  type DataRequirement,
  type PageCollection,
  type PageItem,
  type PageRequirements,
} from '../../data-requirements/index.ts';
import { visitorItem } from '../../catalogue/index.ts';
import { derivedFrom } from '../../derived/index.ts';
import { headerAssetIds } from '../../site-chrome/index.ts';
import type { Tag } from '../../tags/index.ts';
import type { TemplateSet, TemplateUnit } from '../../templates/index.ts';
import { requirementsOfBlocks } from './block-requirements.ts';
import { unitsOf } from '../model/template-units.ts';
import { sectionsOf } from '../model/page-sections.ts';
import { filteredCategory } from '../model/filtered-category.ts';
import type { PageData } from '../model/page-data.ts';
import {
  childItemsRequirement,
  chosenItemsRequirement,
  termsRequirement,
  commentsRequirement,
} from './context-requirements.ts';
import { hasRequirement, QUERIES_PER_PAGE, tagRequirement } from './tag-requirements.ts';
import { isList } from '../model/collection-index.ts';
import { filesInTexts } from './linked-files.ts';

/** Attributes are evaluated against the page; inside a loop their values are only known while rendering. */
const tagRequirements = (set: TemplateSet, data: PageData, tags: readonly Tag[]): DataRequirement[] => {
  const item = data.item && visitorItem(data.item);
  const scope = {
    ...(item ?? data.collection),
    website: data.site,
    collection: data.collection,
    item,
  };
  return tags.flatMap(({ kind, attributes }) => {
    const filled = Object.entries(attributes).map(([name, text]) => [name, set.fillAttribute(text, scope)]);
    const requirement = tagRequirement(kind, Object.fromEntries(filled), data.collections);
    return requirement ? [requirement] : [];
  });
};

const contentRequirements = ({ collection, children = [], cart }: PageData): DataRequirement[] => [
  ...(cart ? [chosenItemsRequirement(cart.alsoBoughtIds)] : []),
  ...(collection && isList(collection)
    ? [termsRequirement(collection.id, 'tags'), termsRequirement(collection.id, 'categories')]
    : []),
  ...children.filter(isList).map(childItemsRequirement),
];

const THREAD = /\|\s*comments\s*\}/;

const printsComments = derivedFrom((units: readonly TemplateUnit[]) =>
  units.some(({ compiled }) => THREAD.test(compiled.source)),
);

const tagsWithRequirement = derivedFrom((units: readonly TemplateUnit[]) =>
  units.flatMap(({ tags }) => tags.filter(({ kind }) => hasRequirement(kind))),
);

/** Only if a template prints the comments. */
const threadNeeds = ({ item, thread }: PageData, units: readonly TemplateUnit[]): DataRequirement[] =>
  item && printsComments(units) ? [commentsRequirement(item.id, thread?.page)] : [];

const eachOnce = (requirements: readonly DataRequirement[]): DataRequirement[] => [
  ...new Map(requirements.map((requirement) => [requirementKey(requirement), requirement])).values(),
];

/** Queries beyond the limit are not loaded; rendering the page reports them as errors. */
const withinLimit = (requirements: readonly DataRequirement[]): DataRequirement[] => {
  const queries = requirements.filter((requirement) => requirement.kind === 'items');
  const refused = new Set(queries.slice(QUERIES_PER_PAGE));
  return requirements.filter((requirement) => requirement.kind !== 'items' || !refused.has(requirement));
};

const addPictures = (ids: Set<string>, owner: PageCollection | PageItem | undefined): void => {
  if (owner?.mainImageId !== undefined) ids.add(owner.mainImageId);
  if (owner && 'imageIds' in owner) for (const id of owner.imageIds ?? []) ids.add(id);
};

const picturesOf = (data: PageData): Set<string> => {
  const { collection, item, items = [], children = [] } = data;
  const categoryImageId = filteredCategory(data)?.imageId;
  const ids = new Set<string>(categoryImageId === undefined ? [] : [categoryImageId]);
  for (const owners of [[collection, item], items, children])
    for (const owner of owners) addPictures(ids, owner);
  return ids;
};

/** The data that the page's templates and blocks require, determined before any of it is loaded. */
export const requirementsOfPage = (set: TemplateSet, data: PageData): PageRequirements => {
  const sections = sectionsOf(data);
  const blocks = requirementsOfBlocks(sections);
  const units = unitsOf(set, data);
  return {
    requirements: eachOnce([
      ...withinLimit(eachOnce(tagRequirements(set, data, tagsWithRequirement(units)))),
      ...threadNeeds(data, units),
      ...contentRequirements(data),
      ...blocks.requirements,
    ]),
    assetIds: [
      ...new Set([
        ...picturesOf(data),
        ...headerAssetIds(data.siteChrome),
        ...blocks.assetIds,
        ...filesInTexts(data, sections),
      ]),
    ],
    formIds: [...new Set(blocks.formIds)],
    fundIds: [...new Set(blocks.fundIds)],
  };
};
