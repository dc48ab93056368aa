import { collectionTypes, pageTypes } from '@sitewright/domain/pages';
import { defaultStoreSettings } from '@sitewright/domain/store';
import { propertyPath, splitPath } from '@sitewright/template';
import { describe, expect, it } from 'vitest';
import { createRenderEngine } from '../../formatters/index.ts';
import { compileTemplateSet } from '../../templates/index.ts';
import { itemPage, listPage, loadSample, sampleNow } from '../../testing/index.ts';
import { storeSettingsContext } from './shop-context.ts';
import { buildPageContext, isProductPage, requirementsOfPage, type PageData } from '../index.ts';

const template = compileTemplateSet(createRenderEngine(), new Map());
const contextOf = (data: PageData) => buildPageContext(data, loadSample(requirementsOfPage(template, data)));

const missingIn = (context: unknown, names: string): string[] =>
  names.split(/\s+/).filter((name) => propertyPath(context, splitPath(name)) === undefined);

const websiteKeys = `id identifier websiteType contentModifiedOn cloneable developerMode siteStatus language timeZone
  machineTimeZoneOffset timeZoneOffset timeZoneAbbr siteTitle siteDescription shareButtonOptions.1
  shareButtonOptions.8 authenticUrl internalUrl baseUrl typekitId statsMigrated imageMetadataProcessingEnabled
  screenshotId`;

const settingsKeys = `id websiteId subjects country state simpleLikingEnabled commentLikesAllowed commentAnonAllowed
  commentThreaded commentApprovalRequired commentAvatarsOn commentSortType commentFlagThreshold commentFlagsAllowed
  commentEnableByDefault disqusShortname collectionTitleFormat itemTitleFormat commentsEnabled
  storeSettings.returnPolicy storeSettings.expressCheckout storeSettings.currenciesSupported
  storeSettings.defaultCurrency storeSettings.selectedCurrency storeSettings.measurementStandard storeSettings.isLive
  useEscapeKeyToLogin ssBadgeType ssBadgePosition ssBadgeVisibility ssBadgeDevices ampEnabled seoHidden
  userAccountsSettings.loginAllowed userAccountsSettings.signupAllowed`;

const collectionKeys = `id websiteId enabled starred type ordering title navigationTitle urlId itemCount updatedOn
  description features.relatedItems.isEnabled features.productQuickView.isEnabled folder dropdown homepage typeName
  regionName synchronizing seoHidden typeLabel fullUrl passwordProtected`;

const cartKeys = `websiteId created entries shippingOptions shippingLocation taxLineItems coupons promoCodes
  validCoupons invalidCoupons subtotalCents taxCents shippingCostCents discountCents grandTotalCents totalQuantity
  purelyDigital hasDigital requiresShipping`;

describe('the page context has the keys that templates know', () => {
  const context = contextOf(listPage('supplement'));

  it.each([
    ['website', websiteKeys],
    ['websiteSettings', settingsKeys],
    ['collection', `${collectionKeys} folderBehavior collections tags categories`],
    ['shoppingCart', cartKeys],
    ['shareButtons', 'stumble twitter facebook reddit tumblr pinterest google linkedin'],
  ] as const)('%s', (name, keys) => {
    expect(missingIn(propertyPath(context, [name]), keys)).toEqual([]);
  });

  it('at its top', () => {
    const keys =
      'website websiteSettings collection template.mobileStylesEnabled shoppingCart shareButtons showCart empty emptyFolder calendarView items localizedStrings userAccountsContext mainContent';
    expect(missingIn(context, keys)).toEqual([]);
  });

  it('in the pages of an index', () => {
    const keys = `${collectionKeys} mainContent`;
    const children = context.collection?.collections ?? [];
    expect(children).toHaveLength(2);
    for (const child of children) expect(missingIn(child, keys)).toEqual([]);
    const essay = children.find(({ urlId }) => urlId === 'essay');
    expect(
      missingIn(
        essay,
        'mainImageId mainImage.id mainImage.recordType mainImage.systemDataVariants mainImage.assetUrl mainImage.colorData.centerAverage mainImage.originalSize mainImage.recordTypeLabel',
      ),
    ).toEqual([]);
  });

  it('without anybody’s own data', () => {
    expect(context.shoppingCart).toMatchObject({ entries: [], totalQuantity: 0, grandTotalCents: 0 });
    expect(context.userAccountsContext).toEqual({ showSignInLink: false });
  });

  it('as plain JSON', () => {
    for (const data of [listPage('news'), itemPage('news', 0), listPage('diary'), listPage('front')]) {
      const built = contextOf(data);
      expect(JSON.parse(JSON.stringify(built))).toEqual(built);
    }
  });
});

describe('the settings in the page context', () => {
  const settings = {
    headerCode: '<script>a()</script>',
    mailKey: 'secret',
    contactEmail: 'post@broadsheet.test',
    disqusShortname: 'sheet',
    storeSettings: {
      expressCheckout: true,
      stripeKey: 'secret',
      merchandisingSettings: { scarcityThreshold: 3 },
    },
    userAccountsSettings: { loginAllowed: true, sessionKey: 'secret' },
  };
  const { websiteSettings, website } = contextOf(listPage('news', { settings }));

  it('are those that templates may know, and no others', () => {
    expect(JSON.stringify({ websiteSettings, website })).not.toMatch(/secret|headerCode/);
    expect(websiteSettings).toMatchObject({
      contactEmail: 'post@broadsheet.test',
      storeSettings: { expressCheckout: true, merchandisingSettings: { scarcityThreshold: 3 } },
      userAccountsSettings: { loginAllowed: true, signupAllowed: false },
    });
  });

  it('[CAT-12 (rule)] let visitors choose what is sold out where they can ask to be told of it', () => {
    const strict = (restockNotificationsEnabled: boolean) => {
      const merchandising = {
        ...defaultStoreSettings.merchandising,
        soldOutVariantsDropdownDisabled: true,
        restockNotificationsEnabled,
      };
      return storeSettingsContext({ ...defaultStoreSettings, merchandising }).merchandisingSettings
        .soldOutVariantsDropdownDisabled;
    };
    expect([strict(false), strict(true)]).toEqual([true, false]);
  });

  it('name the other comment service in both spellings of the language', () => {
    expect(websiteSettings).toMatchObject({ disqusShortname: 'sheet', disqusShortName: 'sheet' });
  });
});

describe('[TPL-09] an item in the page context', () => {
  it('has what templates read', () => {
    const page = itemPage('news', 3);
    const { item } = contextOf({
      ...page,
      ...(page.item ? { item: { ...page.item, promotedBlockType: 'quote' } } : {}),
    });
    const keys = `id fullUrl title recordType recordTypeLabel publicCommentCount commentState likeCount assetUrl
      mainImage.assetUrl mainImageId systemDataId excerpt externalLink passthrough sourceUrl promotedBlockType
      collection.type collection.folder author.displayName tags categories publishOn addedOn updatedOn starred urlId body items
      workflowState displayIndex commentCount dislikeCount`;
    expect(missingIn(item, keys)).toEqual([]);
    expect(item).toMatchObject({
      fullUrl: '/news/2026/11/story-3',
      passthrough: true,
      collection: { type: collectionTypes.generic, folder: false },
    });
  });

  it('that is a picture is the picture itself', () => {
    const [first] = contextOf(listPage('plates')).items ?? [];
    expect(first).toMatchObject({
      recordTypeLabel: 'image',
      originalSize: '1200x800',
      mediaFocalPoint: { x: 0.25, y: 0.75 },
    });
    expect(first?.assetUrl).toContain('plate-0.jpg');
    expect(first?.title).toBe('Plate 0');
  });

  it('has its pictures as items', () => {
    expect(contextOf(itemPage('news', 0)).item?.items).toMatchObject([{ recordType: 2 }, { recordType: 2 }]);
  });
});

describe('[TPL-10 (rule)] events in the page context', () => {
  const context = contextOf(listPage('diary'));

  it('have their times, place and settings', () => {
    expect(
      missingIn(
        context.items?.[0],
        'startDate endDate title location.addressLine1 location.addressCountry location.mapLat location.mapLng',
      ),
    ).toEqual([]);
    expect(missingIn(context.websiteSettings, 'disqusShortname simpleLikingEnabled commentsEnabled')).toEqual(
      [],
    );
  });

  it('are upcoming until they end, the next first, and past, the last first', () => {
    const starts = (list: readonly { startDate?: number | undefined }[] = []): number[] =>
      list.map(({ startDate = 0 }) => (startDate - sampleNow) / 86_400_000);
    expect(starts(context.upcoming)).toEqual([-2, 0, 1, 2, 3, 4]);
    expect(starts(context.past)).toEqual([-1, -3]);
  });
});

describe('pages of a list', () => {
  it('lead to the next and the last one, with the filters kept', () => {
    const { pagination, categoryFilter, tagFilter } = contextOf(
      listPage('news', {
        pagination: { nextOffset: 170, prevOffset: 200, pageSize: 6 },
        filters: { category: 'A & B', tag: 't' },
      }),
    );
    expect(pagination).toMatchObject({
      pageSize: 6,
      nextPage: true,
      nextPageUrl: '/news?offset=170&category=A%20%26%20B&tag=t',
      prevPage: true,
      prevPageUrl: '/news?offset=200&reversePaginate=true&category=A%20%26%20B&tag=t',
    });
    expect([categoryFilter, tagFilter]).toEqual(['A & B', 't']);
  });

  it('of an item lead to its neighbours', () => {
    const next = itemPage('news', 1).item;
    const { pagination } = contextOf(itemPage('news', 0, next ? { pagination: { nextItem: next } } : {}));
    expect(pagination).toEqual({ nextItem: expect.objectContaining({ fullUrl: '/news/2026/11/story-1' }) });
  });

  it('name what the items are filed under', () => {
    expect(contextOf(listPage('news')).collection?.categories).toEqual([
      'Politics',
      'Science & Ink',
      'Sport',
    ]);
  });
});

it('[SITE-06] counts a page as product details when it is an item that carries a product', () => {
  expect(isProductPage(itemPage('shop', 0))).toBe(true);
  expect(isProductPage(itemPage('news', 0))).toBe(false);
  expect(isProductPage({ ...itemPage('shop', 0), pageType: pageTypes.page })).toBe(false);
});
