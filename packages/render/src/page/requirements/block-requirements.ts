import type { Section } from '@sitewright/domain/blocks';
import {
  needKey as blockNeedKey,
  sectionNeeds,
  type BlockCount,
  type BlockItem,
  type BlockNeed,
  type LoadedBlocks,
} from '../../blocks/index.ts';
import { FROM_TEXT, priceNote, shownProduct } from '../../catalogue/index.ts';
import {
  needKey,
  type ItemsNeed,
  type LoadedNeeds,
  type PageItem,
  type TermsNeed,
} from '../../data-requirements/index.ts';
import { indexOf } from '../model/collection-index.ts';
import type { PageData } from '../model/page-data.ts';
import { itemUrlOf } from '../model/page-urls.ts';
import { shopOf } from '../model/shop.ts';

type ListNeed = Exclude<BlockNeed, { kind: 'assets' }>;

const termsOf = {
  tag: 'tags',
  category: 'categories',
  author: 'authors',
  month: 'months',
} as const satisfies Record<Extract<BlockNeed, { kind: 'counts' }>['by'], TermsNeed['terms']>;

/** What a block asks for, in the words of the page. */
export const toPageNeed = (need: ListNeed): ItemsNeed | TermsNeed => {
  if (need.kind === 'counts')
    return { kind: 'terms', collectionId: need.collectionId, terms: termsOf[need.by] };
  const { collectionId, limit, order, category, tag, isFeatured, when } = need;
  return {
    kind: 'items',
    collectionId,
    limit,
    ...(order === 'newest' ? { order } : {}),
    ...(category === undefined ? {} : { categories: [category] }),
    ...(tag === undefined ? {} : { tags: [tag] }),
    ...(isFeatured ? { isFeatured } : {}),
    ...(when === undefined ? {} : { when }),
  };
};

const isListNeed = (need: BlockNeed): need is ListNeed => need.kind !== 'assets';

const listNeedsOf = (sections: readonly Section[]): ListNeed[] => sectionNeeds(sections).filter(isListNeed);

/** What the blocks ask for. */
export const blockQuestions = (sections: readonly Section[]) => {
  const all = sectionNeeds(sections);
  return {
    needs: all.filter(isListNeed).map(toPageNeed),
    assetIds: all.flatMap((need) => (need.kind === 'assets' ? need.ids : [])),
  };
};

const noteOf = (item: PageItem, data: PageData): { note?: string } => {
  const product = shownProduct(item);
  const fromText = data.localizedStrings?.[FROM_TEXT.key] ?? FROM_TEXT.fallback;
  return product ? { note: priceNote(product, shopOf(data), fromText) } : {};
};

const toBlockItem = (item: PageItem, data: PageData, loaded: LoadedNeeds): BlockItem => {
  const { mainImageId, authorId, body: _body, sections: _sections, ...rest } = item;
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

const toCounts = (need: TermsNeed, loaded: LoadedNeeds): BlockCount[] =>
  (loaded.terms.get(needKey(need)) ?? []).map(({ name, count }) => {
    const author = need.terms === 'authors' ? loaded.authors.get(name) : undefined;
    return { value: name, count, label: author?.displayName ?? name };
  });

/** What was loaded for the page, in the words of its blocks. */
export const toLoadedBlocks = (
  sections: readonly Section[],
  data: PageData,
  loaded: LoadedNeeds,
): LoadedBlocks => {
  const items = new Map<string, readonly BlockItem[]>();
  const counts = new Map<string, readonly BlockCount[]>();
  for (const blockNeed of listNeedsOf(sections)) {
    const need = toPageNeed(blockNeed);
    if (need.kind === 'terms') counts.set(blockNeedKey(blockNeed), toCounts(need, loaded));
    else
      items.set(
        blockNeedKey(blockNeed),
        (loaded.items.get(needKey(need)) ?? []).map((item) => toBlockItem(item, data, loaded)),
      );
  }
  return { items, counts };
};
