import { currentPrice, isInStock } from '@sitewright/domain/catalogue';
import { money, moneyText } from '@sitewright/domain/money';
import { recordTypes } from '@sitewright/domain/pages';
import { shownProduct, type ShownProduct } from '../../catalogue/index.ts';
import { stripTags } from '../../data/index.ts';
import { isoTime } from '../../dates/index.ts';
import type { PageAsset, PageAuthor, PageItem } from '../../data-requirements/index.ts';
import type { PageData } from '../model/page-data.ts';
import { fullUrlOf, itemUrlOf } from '../model/page-urls.ts';
import { scriptJson } from '../scripts/script-json.ts';
import { shopOf } from '../model/shop.ts';

const CONTEXT = 'https://schema.org';

const webSite = ({ site, baseUrl }: PageData) => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: site.settings.title,
  description: site.settings.description || undefined,
  url: `${baseUrl}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${baseUrl}/search?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

interface ItemPart {
  readonly item: PageItem;
  readonly data: PageData;
  readonly picture: PageAsset | undefined;
  readonly author: PageAuthor | undefined;
}

const aboutItem = ({ item, data, picture }: ItemPart) => ({
  '@context': CONTEXT,
  url: data.baseUrl + itemUrlOf(data.collection, item),
  description: stripTags(item.seo?.description ?? item.excerpt ?? '').trim() || undefined,
  image: picture ? data.baseUrl + picture.assetUrl : undefined,
});

const article = (part: ItemPart) => {
  const { item, data, author } = part;
  return {
    ...aboutItem(part),
    '@type': 'Article',
    headline: item.title,
    datePublished: isoTime(item.publishOn ?? item.addedOn),
    dateModified: isoTime(item.updatedOn ?? item.publishOn),
    author: author ? { '@type': 'Person', name: author.displayName } : undefined,
    publisher: { '@type': 'Organization', name: data.site.settings.title },
  };
};

const eventPlace = ({ location }: PageItem) => {
  if (!location) return undefined;
  const address = [location.addressLine1, location.addressLine2, location.addressCountry];
  return {
    '@type': 'Place',
    name: location.addressTitle,
    address: address.filter((line) => line).join(', ') || undefined,
  };
};

const event = (part: ItemPart) => ({
  ...aboutItem(part),
  '@type': 'Event',
  name: part.item.title,
  startDate: isoTime(part.item.startDate),
  endDate: isoTime(part.item.endDate),
  location: eventPlace(part.item),
});

const GTIN = /^(?:\d{8}|\d{12,14})$/;

/** Search engines refuse a product whose GTIN is none. */
const gtinOf = (barcode: string | undefined): string | undefined => {
  const digits = barcode?.replaceAll(/[\s-]/g, '') ?? '';
  return GTIN.test(digits) ? digits : undefined;
};

const offer = (
  { item, data }: ItemPart,
  { sku, stock, barcode, ...prices }: ShownProduct['offers'][number],
) => {
  const { currency } = shopOf(data);
  return {
    '@type': 'Offer',
    sku: sku || undefined,
    gtin: gtinOf(barcode),
    price: moneyText(money(BigInt(currentPrice(prices)), currency)).value,
    priceCurrency: currency,
    url: data.baseUrl + itemUrlOf(data.collection, item),
    availability: `${CONTEXT}/${isInStock(stock) ? 'InStock' : 'OutOfStock'}`,
  };
};

const product = (part: ItemPart, { name, offers, product: { vendor } }: ShownProduct) => ({
  ...aboutItem(part),
  '@type': 'Product',
  name,
  brand: { '@type': 'Brand', name: vendor || part.data.site.settings.title },
  offers: offers.map((each) => offer(part, each)),
});

const itemData = (part: ItemPart) => {
  const { recordType } = part.item;
  const shown = shownProduct(part.item);
  if (shown) return [product(part, shown)];
  if (recordType === recordTypes.event) return [event(part)];
  return recordType === recordTypes.text ? [article(part)] : [];
};

const crumb = (name: string, url: string, position: number) => ({
  '@type': 'ListItem',
  position,
  name,
  item: url,
});

const breadcrumbs = ({ collection, item, baseUrl, site }: PageData) => {
  if (!collection || (collection.isHomepage && !item)) return [];
  const steps = [
    [site.settings.title, '/'],
    ...(collection.isHomepage ? [] : [[collection.title, fullUrlOf(collection)]]),
    ...(item ? [[item.title, itemUrlOf(collection, item)]] : []),
  ];
  return [
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([name = '', path = ''], index) => crumb(name, baseUrl + path, index + 1)),
    },
  ];
};

/** JSON-LD for search engines; data blocks need no permission in the Content-Security-Policy. */
export const structuredData = (data: PageData, about: Pick<ItemPart, 'picture' | 'author'>): string =>
  [webSite(data), ...breadcrumbs(data), ...(data.item ? itemData({ item: data.item, data, ...about }) : [])]
    .map((part) => `<script type="application/ld+json">${scriptJson(part)}</script>`)
    .join('\n');
