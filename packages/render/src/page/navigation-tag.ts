import { fullUrlOf, type PageCollection, type PageData } from './page-context.ts';

const tagPattern = /<squarespace:navigation\b([^>]*?)\/?>(?:\s*<\/squarespace:navigation>)?/g;

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1];

export interface NavigationRequest {
  readonly navigationId: string;
  readonly template: string;
}

/** Puts rendered navigations in the place of their tags. */
export const fillNavigationTags = (html: string, render: (request: NavigationRequest) => string): string =>
  html.replaceAll(tagPattern, (_, attributes: string) =>
    render({
      navigationId: attributeOf(attributes, 'navigationId') ?? 'mainNav',
      template: attributeOf(attributes, 'template') ?? 'navigation',
    }),
  );

const linkTo = (collection: PageCollection, current: PageCollection | undefined) => ({
  active: collection.id === current?.id,
  folderActive: false,
  collection: {
    id: collection.id,
    title: collection.title,
    urlId: collection.urlId,
    fullUrl: fullUrlOf(collection),
    typeName: collection.typeName,
  },
});

export const navigationItems = ({ collections, collection }: PageData, navigationId: string) =>
  collections
    .filter(({ navigation }) => navigation === navigationId)
    .map((entry) => linkTo(entry, collection));
