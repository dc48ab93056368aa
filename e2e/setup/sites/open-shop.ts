import type { BrowserContextOptions } from 'playwright-core';
import { openFolder, type SiteFiles, type VisitedSite } from './open-folder.ts';
import { shopProducts } from './shop-products.ts';
import { shopTemplate } from './shop-template.ts';

const installments = {
  isEnabled: true,
  country: 'US',
  limits: Object.fromEntries(
    ['US', 'CA', 'AU', 'NZ', 'GB'].map((country) => [country, { min: 100, max: 200_000 }]),
  ),
};

interface ShopWish {
  readonly name: string;
  readonly store?: object;
  /** Beside those of every shop, by their addresses. */
  readonly products?: Readonly<Record<string, object>>;
  /** Further settings of the site. */
  readonly settings?: object;
  readonly language?: string;
  /** Further files of the site's folder. */
  readonly files?: SiteFiles;
  /** Stands in the header of every page. */
  readonly header?: string;
  /** Without one of its own the shop has the pages that the machine makes. */
  readonly hasTemplate?: boolean;
}

const templateFiles = (header: string): SiteFiles =>
  Object.fromEntries(
    Object.entries(shopTemplate).map(([path, text]) => [
      `template/${path}`,
      text.replace('</header>', () => `${header}</header>`),
    ]),
  );

const siteFiles = ({
  name,
  store = {},
  settings = {},
  products = {},
  language = 'en-US',
  header = '',
  hasTemplate = true,
  files = {},
}: ShopWish): SiteFiles => ({
  ...files,
  'site.json': {
    identifier: name,
    title: name,
    timeZone: 'America/New_York',
    language,
    currency: 'USD',
    ...settings,
    store: { installments, continueShoppingLinkUrl: '/shop', ...store },
  },
  'collections/shop.json': { title: 'Shop', type: 13, typeName: 'products', ordering: 'user-orderable' },
  'navigation.json': { mainNav: [{ collectionId: 'shop' }] },
  ...Object.fromEntries(
    Object.entries({ ...shopProducts, ...products }).map(([key, content]) => [`items/shop/${key}.json`, content]),
  ),
  ...(hasTemplate ? templateFiles(header) : {}),
});

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** Call it at the top of a test file: makes a shop for that file alone. */
export const openShop = (wish: ShopWish): Promise<VisitedSite> => openFolder(wish.name, siteFiles(wish));
