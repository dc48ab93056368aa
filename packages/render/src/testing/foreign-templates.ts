import { pageTypes } from '@sitewright/domain/pages';
import type { PageData } from '../page/index.ts';
import type { TemplateFiles } from '../templates/index.ts';
import { itemPage, listPage, sampleLocation, systemPage } from './sample-site.ts';
import { readTemplateFolder } from './template-folders.ts';

/** A page of the sample site with a type that the template has files for. */
const as = (typeName: string, { collection, children, ...page }: PageData): PageData => ({
  ...page,
  ...(collection ? { collection: { ...collection, typeName } } : {}),
  ...(children
    ? {
        children: children.map((child) =>
          child.typeName === 'plates' ? { ...child, typeName: 'gallery' } : child,
        ),
      }
    : {}),
});

type Pages = Readonly<Record<string, PageData>>;

const ownerSettings = {
  contactPhoneNumber: '+49 30 1234',
  contactEmail: 'post@broadsheet.test',
  businessHours: { monday: { text: '9 – 5', ranges: [] } },
  location: sampleLocation,
  logoImageUrl: '/-/media/logo/1/logo.png',
};

const ledger: Pages = {
  'a blog': as('blog', listPage('news', { pagination: { nextOffset: 12, prevOffset: 3, pageSize: 20 } })),
  'a filtered blog': as(
    'blog',
    listPage('news', { filters: { category: 'Science & Ink', tag: 'a "b"', month: '11-2026' } }),
  ),
  'an empty blog': as('blog', listPage('news', { items: [] })),
  'a post': as('blog', itemPage('news', 0, { settings: ownerSettings })),
  'a picture post': as('blog', itemPage('news', 1)),
  'a film': as('blog', itemPage('news', 2)),
  'a page of the template': as('about', listPage('front')),
  'a page of blocks': listPage('essay'),
  'a page of another layout': listPage('cover', { pageType: pageTypes.splashPage }),
};

const atelier: Pages = {
  'an index': as('index', listPage('supplement')),
  'an empty index': as('index', listPage('supplement', { children: [] })),
  'a gallery': as('gallery', listPage('plates')),
  'a project': as('project', listPage('news')),
  'an empty project': as('project', listPage('news', { items: [] })),
  'a plate': as('project', itemPage('news', 1)),
  'the home page': as('home', listPage('front')),
  'a page in a folder': listPage('essay'),
};

const trattoria: Pages = {
  events: as('events', listPage('diary', { settings: ownerSettings })),
  'events as a calendar': as('events', listPage('diary', { view: 'calendar' })),
  'no events': as('events', listPage('diary', { items: [] })),
  'an event': as('events', itemPage('diary', 4)),
  'a menu': as('menu', listPage('news')),
  'an empty menu': as('menu', listPage('records', { items: [] })),
  'a gallery': as('gallery', listPage('plates')),
  'an album': as('album', listPage('records')),
  'a page of the template': as('visit', listPage('front', { settings: ownerSettings })),
};

const depot: Pages = {
  'a shop': as('products', listPage('shop')),
  'a filtered shop': as('products', listPage('shop', { filters: { category: 'Sport' } })),
  'an empty shop': as('products', listPage('shop', { items: [] })),
  'a product': as('products', itemPage('shop', 0)),
  'a product on sale': as('products', itemPage('shop', 1)),
  'a product that is sold out': as('products', itemPage('shop', 2)),
  'the front page': listPage('front'),
  'a missing page': systemPage(pageTypes.notFound),
};

export interface ForeignTemplate {
  readonly name: string;
  readonly files: TemplateFiles;
  readonly pages: Pages;
}

/** Templates as third parties build them: a journal, a portfolio, a restaurant and a shop. */
export const foreignTemplates = (): ForeignTemplate[] =>
  Object.entries({ ledger, atelier, trattoria, depot }).map(([name, pages]) => ({
    name,
    files: readTemplateFolder(`templates/${name}`),
    pages,
  }));
