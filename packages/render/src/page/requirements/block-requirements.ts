import type { Section } from '@sitewright/domain/blocks';
import {
  requirementKey as blockRequirementKey,
  sectionRequirements,
  type FacetCount,
  type BlockItem,
  type BlockRequirement,
  type LoadedBlocks,
} from '../../blocks/index.ts';
import { FROM_TEXT, priceNote, shownProduct } from '../../catalogue/index.ts';
import {
  requirementKey,
  type ItemsRequirement,
  type LoadedRequirements,
  type PageItem,
  type TermsRequirement,
} from '../../data-requirements/index.ts';
import { indexOf } from '../model/collection-index.ts';
import type { PageData } from '../model/page-data.ts';
import { itemUrlOf } from '../model/page-urls.ts';
import { shopOf } from '../model/shop.ts';

type ListRequirement = Exclude<BlockRequirement, { kind: 'assets' | 'forms' | 'funds' }>;

const termsOf = {
  tag: 'tags',
  category: 'categories',
  author: 'authors',
  month: 'months',
} as const satisfies Record<Extract<BlockRequirement, { kind: 'counts' }>['by'], TermsRequirement['terms']>;

/** Converts a block's requirement to a data requirement of the page. */
export const toDataRequirement = (requirement: ListRequirement): ItemsRequirement | TermsRequirement => {
  if (requirement.kind === 'counts')
    return { kind: 'terms', collectionId: requirement.collectionId, terms: termsOf[requirement.by] };
  const { collectionId, limit, order, category, tag, isFeatured, when, itemIds } = requirement;
  return {
    kind: 'items',
    collectionId,
    limit,
    ...(order === 'newest' ? { order } : {}),
    ...(category === undefined ? {} : { categories: [category] }),
    ...(tag === undefined ? {} : { tags: [tag] }),
    ...(isFeatured ? { isFeatured } : {}),
    ...(when === undefined ? {} : { when }),
    ...(itemIds === undefined ? {} : { itemIds }),
  };
};

const isListRequirement = (requirement: BlockRequirement): requirement is ListRequirement =>
  requirement.kind !== 'assets' && requirement.kind !== 'forms' && requirement.kind !== 'funds';

const listRequirementsOf = (sections: readonly Section[]): ListRequirement[] =>
  sectionRequirements(sections).filter(isListRequirement);

export const requirementsOfBlocks = (sections: readonly Section[]) => {
  const all = sectionRequirements(sections);
  return {
    requirements: all.filter(isListRequirement).map(toDataRequirement),
    assetIds: all.flatMap((requirement) => (requirement.kind === 'assets' ? requirement.ids : [])),
    formIds: all.flatMap((requirement) => (requirement.kind === 'forms' ? requirement.ids : [])),
    fundIds: all.flatMap((requirement) => (requirement.kind === 'funds' ? requirement.ids : [])),
  };
};

const noteOf = (item: PageItem, data: PageData): { note?: string } => {
  const product = shownProduct(item);
  const fromText = data.localizedStrings?.[FROM_TEXT.key] ?? FROM_TEXT.fallback;
  return product ? { note: priceNote(product, shopOf(data), fromText) } : {};
};

const toBlockItem = (item: PageItem, data: PageData, loaded: LoadedRequirements): BlockItem => {
  const {
    mainImageId,
    authorId,
    body: _body,
    sections: _sections,
    structuredContent: _content,
    ...rest
  } = item;
  const collection = indexOf(data.collections).byId.get(item.collectionId);
  const mainImage = mainImageId === undefined ? undefined : loaded.assets.get(mainImageId);
  const author = authorId === undefined ? undefined : loaded.authors.get(authorId);
  return {
    ...rest,
    fullUrl: itemUrlOf(collection, item),
    ...(mainImage ? { mainImage } : {}),
    ...(author ? { authorName: author.displayName } : {}),
    ...noteOf(item, data),
  };
};

const toCounts = (requirement: TermsRequirement, loaded: LoadedRequirements): FacetCount[] =>
  (loaded.terms.get(requirementKey(requirement)) ?? []).map(({ name, count }) => {
    const author = requirement.terms === 'authors' ? loaded.authors.get(name) : undefined;
    return { value: name, count, label: author?.displayName ?? name };
  });

/** Converts loaded data to the format of blocks. */
export const toLoadedBlocks = (
  sections: readonly Section[],
  data: PageData,
  loaded: LoadedRequirements,
): LoadedBlocks => {
  const items = new Map<string, readonly BlockItem[]>();
  const counts = new Map<string, readonly FacetCount[]>();
  for (const blockRequirement of listRequirementsOf(sections)) {
    const requirement = toDataRequirement(blockRequirement);
    if (requirement.kind === 'terms')
      counts.set(blockRequirementKey(blockRequirement), toCounts(requirement, loaded));
    else
      items.set(
        blockRequirementKey(blockRequirement),
        (loaded.items.get(requirementKey(requirement)) ?? []).map((item) => toBlockItem(item, data, loaded)),
      );
  }
  return { items, counts };
};
