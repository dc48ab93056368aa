import type { IslandChunk } from './islands/index.ts';

const loadCart = (): Promise<IslandChunk> => import('./cart-indicators/index.ts');

/** Buttons that formatters render belong to products, the checkout names itself, the message of a gift card is typed, restock forms, filters and links to the search say so; everything else shows the cart. */
const loadPart = (place: HTMLElement): Promise<IslandChunk> => {
  if (place.dataset['checkout']) return import('./checkout/index.ts');
  if (place.localName === 'textarea') return import('./gift-cards/index.ts');
  if (place.dataset['restock']) return import('./restock/index.ts');
  if (place.dataset['filters']) return import('./product-filters/index.ts');
  if (place.dataset['search']) return import('./search/index.ts');
  return place.role === 'button' ? import('./catalogue/index.ts') : loadCart();
};

const showContributorBar = async (): Promise<void> => {
  const { mount: show } = await import('./contributor-bar/index.ts');
  show(document.body.appendChild(document.createElement('sw-contributor-bar')));
};

/** `<sw-shop>` is added by the loader to pages of visitors whose cookies say who they are. */
const mountForVisitor = async (place: HTMLElement): Promise<void> => {
  const has = (name: string): boolean => document.cookie.includes(`${name}=`);
  if (has('hasEditor')) void showContributorBar();
  if (has('hasCart')) (await loadCart()).mount(place);
};

export const mount = async (place: HTMLElement): Promise<void> => {
  if (place.localName === 'sw-shop') return mountForVisitor(place);
  const part = await loadPart(place);
  await part.mount(place);
  return undefined;
};
