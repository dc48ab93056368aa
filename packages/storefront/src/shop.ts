import type { IslandChunk } from './islands/index.ts';

/** Buttons that formatters render belong to products, the checkout names itself, the message of a gift card is typed, restock forms, filters and links to the search say so; everything else shows the cart. */
const loadPart = (place: HTMLElement): Promise<IslandChunk> => {
  if (place.dataset['checkout']) return import('./checkout/index.ts');
  if (place.localName === 'textarea') return import('./gift-cards/index.ts');
  if (place.dataset['restock']) return import('./restock/index.ts');
  if (place.dataset['filters']) return import('./product-filters/index.ts');
  if (place.dataset['search']) return import('./search/index.ts');
  return place.role === 'button' ? import('./catalogue/index.ts') : import('./cart-indicators/index.ts');
};

export const mount = async (place: HTMLElement): Promise<void> => {
  const part = await loadPart(place);
  await part.mount(place);
};
