import { collectionTypes, pageTypes } from '@sitewright/domain/pages';
import { derivedFrom } from '../../derived/index.ts';
import {
  reachableUnits,
  type SystemTemplateName,
  type TemplateSet,
  type TemplateUnit,
} from '../../templates/index.ts';
import { isList } from './collection-index.ts';
import type { PageData } from './page-data.ts';

const systemPages: ReadonlyMap<number, SystemTemplateName> = new Map([
  [pageTypes.notFound, '404'],
  [pageTypes.error, 'error'],
  [pageTypes.search, 'search'],
  [pageTypes.cart, 'cart'],
  [pageTypes.showCart, 'cart'],
  [pageTypes.checkout, 'checkout'],
  [pageTypes.orderConfirmed, 'order'],
  [pageTypes.subscriptionConfirmed, 'order'],
  [pageTypes.orderReceived, 'order'],
  [pageTypes.orderStatus, 'order'],
  [pageTypes.digitalProductPreview, 'digital-product-preview'],
  [pageTypes.lockScreen, 'lock-screen'],
  [pageTypes.protectedContent, 'lock-screen'],
]);

const usualTemplate = ({ collection, item }: PageData): SystemTemplateName => {
  if (item) return 'item';
  if (!collection) return '404';
  if (collection.type === collectionTypes.splashPage) return 'splash-page';
  if (collection.isFolder) return 'index';
  return isList(collection) ? 'list' : 'page';
};

const ownTemplate = (set: TemplateSet, { collection, item }: PageData): TemplateUnit | undefined => {
  if (!collection) return undefined;
  const { typeName } = collection;
  if (item) return set.items.get(typeName);
  if (collection.type === collectionTypes.templatePage) return set.pages.get(typeName);
  // A page with blocks renders them, even if a template file has the name of its type.
  if (collection.type === collectionTypes.page && collection.sections) return undefined;
  return set.lists.get(typeName) ?? set.pages.get(typeName);
};

/** Where people pay no code of the site runs: the page is the program's own, and templates style it only. */
const isCheckout = ({ pageType }: PageData): boolean => pageType === pageTypes.checkout;

/** The template of the main content: the site's own for this kind of page, else the built-in one. */
export const mainUnit = (set: TemplateSet, data: PageData): TemplateUnit | undefined => {
  if (isCheckout(data)) return set.system.get('checkout');
  const systemPage = data.order ? 'order' : systemPages.get(data.pageType);
  // The owner's sections take precedence over the template's file, which cannot render them.
  const isLaidOut = (data.collection?.sections ?? []).length > 0;
  if (systemPage) return (isLaidOut ? undefined : set.pages.get(systemPage)) ?? set.system.get(systemPage);
  return ownTemplate(set, data) ?? set.system.get(usualTemplate(data));
};

const regionNameOf = ({ configuration }: TemplateSet, { collection }: PageData): string =>
  collection?.regionName ?? configuration.regionNames.get(collection?.typeName ?? '') ?? 'default';

export const layoutUnit = (set: TemplateSet, data: PageData): TemplateUnit | undefined =>
  (isCheckout(data) ? set.system.get('checkout-layout') : undefined) ??
  set.layouts.get(regionNameOf(set, data)) ??
  set.layouts.get('default') ??
  [...set.layouts.values()][0] ??
  set.system.get('layout');

/** Of a template, by layout and main template: every page of a kind has the same. */
const unitsBelow = derivedFrom((set: TemplateSet) => {
  const known = new Map<TemplateUnit | undefined, Map<TemplateUnit | undefined, readonly TemplateUnit[]>>();
  return (layout: TemplateUnit | undefined, main: TemplateUnit | undefined): readonly TemplateUnit[] => {
    const ofLayout = known.get(layout) ?? new Map<TemplateUnit | undefined, readonly TemplateUnit[]>();
    known.set(layout, ofLayout);
    const units =
      ofLayout.get(main) ??
      reachableUnits(
        set,
        [layout, main].filter((unit) => unit !== undefined),
      );
    ofLayout.set(main, units);
    return units;
  };
});

/** The layout, the main template and all partials reachable from them: the same list for pages of one kind. */
export const unitsOf = (set: TemplateSet, data: PageData): readonly TemplateUnit[] =>
  unitsBelow(set)(layoutUnit(set, data), mainUnit(set, data));
