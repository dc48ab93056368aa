const words = 'ink paper press plate grain moiré dot screen edition proof margin <em> & linen'.split(' ');

/** Texts that need escaping now and then; never quotes, which the engines write in different ways. */
const sentence = (seed: number, length: number): string =>
  Array.from({ length }, (_, index) => words[(seed * 7 + index * 5) % words.length]).join(' ');

const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

const idOf = (seed: number): string => (0x5f00000000 + seed).toString(16).padStart(24, '0');

export const makeItem = (): object => ({
  id: idOf(1),
  title: 'Dots & lines: how a screen is made',
  authorName: 'Ada <Studio>',
  publishedOn: '14 November 2026',
  excerpt: `<p>${'A short note on screens. '.repeat(4)}</p>`,
  body: `<p>${'The plate takes the ink and the paper takes the plate. '.repeat(60)}</p>`,
  tags: times(6, (index) => ({ slug: `tag-${index}`, name: sentence(index, 2) })),
  commentCount: 30,
  comments: times(30, (index) => ({
    id: index,
    author: sentence(index, 2),
    body: sentence(index, 24),
    isLiked: index % 3 > 0,
    likeCount: index % 3,
  })),
});

const makeGridProduct = (index: number): object => ({
  id: idOf(index),
  title: sentence(index, 4),
  fullUrl: `/shop/print-${index}`,
  assetUrl: `/assets/pictures/print-${index}.webp`,
  excerpt: sentence(index + 3, 12),
  isOnSale: index % 5 === 0,
  price: `€${40 + (index % 60)}.00`,
  tags: times(3, (tag) => ({ name: sentence(index + tag, 1) })),
});

export const makeGrid = (): object => ({ title: 'Prints', items: times(200, makeGridProduct) });

const money = (cents: number): object => ({ currency: 'EUR', value: (cents / 100).toFixed(2) });

const makeVariant = (seed: number, size: string, frame: string): object => {
  const price = 4000 + (seed % 50) * 100;
  const onSale = seed % 9 === 0;
  return {
    id: idOf(seed),
    sku: `SQ${seed}`,
    attributes: { Size: size, Frame: frame },
    price,
    salePrice: price - 500,
    priceMoney: money(price),
    salePriceMoney: money(price - 500),
    onSale,
    unlimited: false,
    qtyInStock: seed % 4,
    width: 0,
    height: 0,
    weight: 1,
    len: 0,
  };
};

const sizes = ['A4', 'A3', 'A2', '50 × 70 cm'];
const frames = ['None', 'Oak', 'Black'];

const makeShopProduct = (index: number, shift: number): object => ({
  id: idOf(index),
  recordType: 11,
  title: sentence(index, 4),
  fullUrl: `/shop/print-${index}`,
  structuredContent: {
    productType: 1,
    variantOptionOrdering: ['Size', 'Frame'],
    variants: sizes.flatMap((size, row) =>
      frames.map((frame, column) => makeVariant(index * 12 + row * 3 + column + shift, size, frame)),
    ),
  },
});

/** A shop's collection; with another shift, other prices and stock. */
export const makeShop = (shift: number): object => ({
  website: { id: idOf(7), baseUrl: 'https://example.com' },
  websiteSettings: { storeSettings: { storeCurrency: 'EUR' } },
  collection: { title: 'Prints' },
  localizedStrings: {},
  items: times(200, (index) => makeShopProduct(index, shift)),
});
