import { blockTypes, type Section } from '@sitewright/domain/blocks';
import { allFeaturesOn } from '@sitewright/domain/features';
import { collectionTypes, folderBehaviors, pageTypes, recordTypes } from '@sitewright/domain/pages';
import {
  requirementKey,
  nothingLoaded,
  type LoadedRequirements,
  type PageData,
  type DataRequirement,
  type PageRequirements,
} from '../page/index.ts';
import type { PageAsset, PageAuthor, PageCollection, PageItem } from '../data-requirements/index.ts';

/** Sunday, 15 November 2026, noon in Berlin. */
export const sampleNow = Date.UTC(2026, 10, 15, 11);
const DAY = 86_400_000;

export const idOf = (group: number, number: number): string =>
  `${group}${`${number}`.padStart(3, '0')}`.padStart(24, '0');

const asset = (number: number): PageAsset => ({
  id: idOf(9, number),
  assetUrl: `/-/media/${idOf(9, number)}/1/plate-${number}.jpg`,
  filename: `plate-${number}.jpg`,
  contentType: 'image/jpeg',
  originalSize: `${1200 + number * 100}x800`,
  systemDataVariants: `${1200 + number * 100}x800,100w,300w,500w,750w,1000w`,
  mediaFocalPoint: { x: 0.25, y: 0.75 },
  colorData: { centerAverage: '8899aa', topLeftAverage: '112233' },
  altText: '',
  title: `Plate ${number}`,
  body: '',
});

export const sampleAssets: ReadonlyMap<string, PageAsset> = new Map(
  Array.from({ length: 12 }, (_, number) => [idOf(9, number), asset(number)]),
);

const author: PageAuthor = { id: idOf(8, 1), displayName: 'Ada “Inky” Byron', bio: 'chief of <press>' };

export const textSection = (id: string, html: string): Section => ({
  id,
  theme: 'paper',
  blocks: [
    {
      id: `${id}-block`,
      type: blockTypes.text,
      value: { html },
      desktop: { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 2 },
    },
  ],
});

const collection = (number: number, urlId: string, rest: Partial<PageCollection> = {}): PageCollection => ({
  id: idOf(1, number),
  urlId,
  title: `${urlId.charAt(0).toUpperCase()}${urlId.slice(1)} & more`,
  status: 'published',
  type: collectionTypes.generic,
  typeName: urlId,
  updatedOn: sampleNow - number * DAY,
  ...rest,
});

export const sampleCollections = {
  front: collection(1, 'front', { type: collectionTypes.templatePage, isHomepage: true }),
  news: collection(2, 'news', {
    ordering: 'chronological',
    pageSize: 6,
    postItemCode: '<!-- after each story -->',
  }),
  diary: collection(3, 'diary', { ordering: 'calendar' }),
  plates: collection(4, 'plates', { ordering: 'user-orderable', parentId: idOf(1, 7) }),
  shop: collection(5, 'shop', { type: collectionTypes.products }),
  records: collection(6, 'records', { ordering: 'user-orderable' }),
  supplement: collection(7, 'supplement', { isFolder: true, folderBehavior: folderBehaviors.index }),
  essay: collection(8, 'essay', {
    type: collectionTypes.page,
    typeName: 'page',
    parentId: idOf(1, 7),
    mainImageId: idOf(9, 3),
    sections: [textSection('essay', '<p>Ink dries slowly.</p>')],
  }),
  archive: collection(9, 'archive', {
    isFolder: true,
    folderBehavior: folderBehaviors.redirect,
    typeName: 'folder',
  }),
  old: collection(10, 'old', { type: collectionTypes.page, typeName: 'page', parentId: idOf(1, 9) }),
  cover: collection(11, 'cover', {
    type: collectionTypes.splashPage,
    typeName: 'splash-page',
    regionName: 'bare',
  }),
} as const;

const desks = ['Politics', 'Science & Ink', 'Sport'] as const;

const kinds = [recordTypes.text, recordTypes.image, recordTypes.video, recordTypes.link] as const;

const story = (number: number): PageItem => ({
  id: idOf(2, number),
  collectionId: sampleCollections.news.id,
  urlId: `2026/11/story-${number}`,
  title: `Story <${number}> & "others"`,
  status: 'published',
  recordType: kinds[number % kinds.length] ?? recordTypes.text,
  publishOn: sampleNow - number * DAY,
  addedOn: sampleNow - number * DAY,
  updatedOn: sampleNow - number * DAY,
  body: `<p>Body of story ${number}.</p>`,
  ...(number % 2 === 0 ? { excerpt: `<p>Summary ${number}</p>` } : {}),
  authorId: author.id,
  tags: ['free', `tag ${number}`],
  categories: [desks[number % desks.length] ?? 'Sport'],
  isStarred: number % 5 === 0,
  mainImageId: idOf(9, number % 12),
  likeCount: number * 3,
  publicCommentCount: number,
  commentState: 1,
  ...(number % 4 === 3 ? { isPassthrough: true, sourceUrl: 'https://example.com/?a=1&b="2"' } : {}),
  ...(number === 0 ? { imageIds: [idOf(9, 1), idOf(9, 2)], customContent: { guest: 'Grace <Hopper>' } } : {}),
});

export const sampleLocation = {
  addressTitle: 'Print hall',
  addressLine1: 'Alley 5',
  addressCountry: 'Germany',
  mapLat: 52.5,
  mapLng: 13.4,
} as const;

const appointment = (number: number): PageItem => ({
  id: idOf(3, number),
  collectionId: sampleCollections.diary.id,
  urlId: `talk-${number}`,
  title: `Talk ${number}; part, ${number}`,
  status: 'published',
  recordType: recordTypes.event,
  startDate: sampleNow + (number - 3) * DAY,
  endDate: sampleNow + (number - 3) * DAY + (number % 2 === 0 ? 7_200_000 : 2 * DAY),
  excerpt: '<p>Bring <b>paper</b></p>',
  categories: ['Talks'],
  tags: ['free'],
  location: sampleLocation,
});

const plate = (number: number): PageItem => ({
  id: idOf(4, number),
  collectionId: sampleCollections.plates.id,
  urlId: `plate-${number}`,
  title: `Plate ${number}`,
  status: 'published',
  recordType: recordTypes.image,
  mainImageId: idOf(9, number),
});

const product = (number: number): PageItem => ({
  id: idOf(5, number),
  collectionId: sampleCollections.shop.id,
  urlId: `print-${number}`,
  title: `Print ${number}`,
  status: 'published',
  recordType: recordTypes.storeItem,
  structuredContent: {
    productType: 1,
    variants: [
      {
        id: idOf(6, number),
        sku: `SQ000000${number}`,
        price: 1200 + number,
        salePrice: 900,
        onSale: number === 1,
        attributes: {},
      },
    ],
  },
  stock: { [idOf(6, number)]: number === 2 ? 0 : 4 },
});

const record = (number: number): PageItem => ({
  id: idOf(7, number),
  collectionId: sampleCollections.records.id,
  urlId: `side-${number}`,
  title: `Side ${number}`,
  status: 'published',
  recordType: recordTypes.audio,
  structuredContent: { durationMs: 183_000 + number },
});

const make = <T>(count: number, one: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => one(n));

export const sampleItems = {
  news: make(12, story),
  diary: make(8, appointment),
  plates: make(6, plate),
  shop: make(4, product),
  records: make(3, record),
} as const;

const allItems: readonly PageItem[] = Object.values(sampleItems).flat();

const base = {
  site: {
    id: idOf(0, 1),
    identifier: 'broadsheet',
    settings: {
      title: 'The Broadsheet & Sons',
      description: 'All the ink that fits',
      timeZone: 'Europe/Berlin',
      language: 'en-US',
      currency: 'EUR',
    },
    settingsRevision: 1,
    primaryHost: 'broadsheet.test',
    features: allFeaturesOn,
  },
  baseUrl: 'https://broadsheet.test',
  settings: {
    siteTagLine: 'Late edition',
    commentsEnabled: true,
    simpleLikingEnabled: true,
    shareButtonOptions: { '2': true, '3': true },
    socialAccounts: [
      {
        serviceId: 1,
        serviceName: 'mastodon',
        screenname: 'Broadsheet',
        profileUrl: 'https://social.example/@b',
      },
      { serviceId: 2, serviceName: 'email', screenname: 'Post', profileUrl: 'mailto:post@broadsheet.test' },
    ],
  },
  collections: Object.values(sampleCollections).map(({ sections: _sections, ...rest }) => rest),
  navigations: {
    mainNav: [
      { collectionId: idOf(1, 2) },
      { collectionId: idOf(1, 7), children: [{ collectionId: idOf(1, 8) }, { collectionId: idOf(1, 4) }] },
      { externalLink: { title: 'Elsewhere', url: 'https://example.com/?x=1&y=2', newWindow: true } },
    ],
    footerNav: [{ collectionId: idOf(1, 5) }],
    _hidden: [{ collectionId: idOf(1, 11) }],
  },
  fields: new Map([['sidebar', [textSection('side', '<p>Weather: ink.</p>')]]]),
  version: 7,
  now: sampleNow,
} satisfies Partial<PageData>;

/** The page of a collection, with its items if it is a list. */
export const listPage = (name: keyof typeof sampleCollections, rest: Partial<PageData> = {}): PageData => {
  const found: PageCollection = sampleCollections[name];
  const items = allItems.filter(({ collectionId }) => collectionId === found.id);
  return {
    ...base,
    pageType: found.isHomepage ? pageTypes.mainContent : pageTypes.page,
    collection: found,
    ...(items.length > 0 ? { items } : {}),
    ...(found.isFolder
      ? {
          children: Object.values(sampleCollections).filter(
            (each: PageCollection) => each.parentId === found.id,
          ),
        }
      : {}),
    ...rest,
  };
};

export const itemPage = (
  name: keyof typeof sampleItems,
  number: number,
  rest: Partial<PageData> = {},
): PageData => {
  const item = sampleItems[name][number];
  if (!item) throw new Error(`There is no ${name} ${number}.`);
  const { items: _items, ...page } = listPage(name);
  return { ...page, pageType: pageTypes.contentItem, item, ...rest };
};

export const systemPage = (pageType: PageData['pageType'], rest: Partial<PageData> = {}): PageData => ({
  ...base,
  pageType,
  ...rest,
});

const requiredCollection = (requirement: DataRequirement): { id: string } | undefined =>
  requirement.kind === 'comments'
    ? undefined
    : Object.values(sampleCollections).find(
        ({ id, urlId }) =>
          id === requirement.collectionId ||
          (requirement.kind === 'items' && urlId === requirement.collectionUrlId),
      );

const answerItems = (requirement: DataRequirement): PageItem[] => {
  if (requirement.kind === 'related')
    return allItems
      .filter((item) => item.collectionId === requirement.collectionId && item.id !== requirement.itemId)
      .slice(0, requirement.limit);
  if (requirement.kind !== 'items') return [];
  const home = requiredCollection(requirement);
  return allItems
    .filter((item) => item.collectionId === home?.id)
    .filter((item) => !requirement.isFeatured || item.isStarred)
    .filter(
      (item) =>
        !requirement.categories || requirement.categories.some((name) => item.categories?.includes(name)),
    )
    .filter((item) => !requirement.tags || requirement.tags.some((name) => item.tags?.includes(name)))
    .slice(requirement.skip ?? 0, (requirement.skip ?? 0) + requirement.limit);
};

const answerTerms = (requirement: DataRequirement): { name: string; count: number }[] => {
  if (requirement.kind !== 'terms' || (requirement.terms !== 'categories' && requirement.terms !== 'tags'))
    return [];
  const { terms } = requirement;
  const names = allItems
    .filter(({ collectionId }) => collectionId === requirement.collectionId)
    .flatMap((item) => item[terms] ?? []);
  return [...new Set(names)].map((name) => ({ name, count: names.filter((each) => each === name).length }));
};

/** Loads a page's requirements from the sample data, as the database would. */
export const loadSample = ({ requirements }: PageRequirements): LoadedRequirements => ({
  ...nothingLoaded,
  items: new Map(
    requirements
      .filter(({ kind }) => kind === 'items' || kind === 'related')
      .map((requirement) => [requirementKey(requirement), answerItems(requirement)]),
  ),
  terms: new Map(
    requirements
      .filter(({ kind }) => kind === 'terms')
      .map((requirement) => [requirementKey(requirement), answerTerms(requirement)]),
  ),
  assets: sampleAssets,
  authors: new Map([[author.id, author]]),
  lists: new Map(
    requirements
      .flatMap((requirement) => requiredCollection(requirement) ?? [])
      .map(({ id }) => [id, Infinity]),
  ),
});
