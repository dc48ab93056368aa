import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

type Chunk = Rollup.OutputChunk;

const root = fileURLToPath(new URL('..', import.meta.url));

const buildChunks = async (input?: string): Promise<Chunk[]> => {
  const built = await build({
    root,
    logLevel: 'silent',
    build: { write: false, ...(input ? { rolldownOptions: { input } } : {}) },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs.filter((file): file is Chunk => file.type === 'chunk');
};

/** A chunk and its transitive imports, which all load before it runs. */
const closureOf = (chunks: readonly Chunk[], name: string): Chunk[] => {
  const wanted = new Set([chunks.find((chunk) => chunk.name === name)?.fileName ?? name]);
  for (const file of wanted) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk) throw new Error(`The build has no chunk called ${file}.`);
    for (const imported of chunk.imports) wanted.add(imported);
  }
  return chunks.filter(({ fileName }) => wanted.has(fileName));
};

const gzipSize = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

const carriersOfSchemas = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => /\/typebox\/|-schemas\.ts$/.test(id)));

describe('what visitors download', () => {
  let chunks: Chunk[];
  beforeAll(async () => {
    // The test runner sets another one, which would bundle React's development build.
    vi.stubEnv('NODE_ENV', 'production');
    chunks = await buildChunks();
  });
  afterAll(() => vi.unstubAllEnvs());

  it('is less than 1 kB before anything is loaded on demand', () => {
    const first = closureOf(chunks, 'main');
    expect(first.map(({ name }) => name)).toEqual(['main']);
    expect(gzipSize(first)).toBeLessThan(1000);
  });

  it('is at most 8 kB on a content page with an announcement', () => {
    expect(gzipSize(closureOf(chunks, 'announcement-bar'))).toBeLessThanOrEqual(8000);
  });

  it('is at most 8 kB on a content page with every block that moves, for a visitor with a cart', () => {
    const parts = ['main', 'blocks', 'announcement-bar', 'shop', 'cart-indicators'];
    const page = [...new Set(parts.flatMap((name) => closureOf(chunks, name)))];
    expect(gzipSize(page)).toBeLessThanOrEqual(8000);
    expect(page.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.includes('/react'))).toEqual([]);
  });

  it('is at most 8 kB on a content page over which a popup comes up', () => {
    const sizeOf = (...parts: string[]): number =>
      gzipSize([...new Set(parts.flatMap((name) => closureOf(chunks, name)))]);
    expect(sizeOf('main', 'announcement-bar', 'popup', 'open-popup')).toBeLessThanOrEqual(8000);
    // With every animated block, before any interaction.
    expect(sizeOf('main', 'announcement-bar', 'blocks', 'popup')).toBeLessThanOrEqual(8000);
  });

  // Before that, nothing: see `e2e/forms.test.ts`.
  it('is at most 10 kB on a content page once the visitor uses its form', () => {
    const page = [
      ...new Set(['main', 'announcement-bar', 'page-form'].flatMap((name) => closureOf(chunks, name))),
    ];
    expect(gzipSize(page)).toBeLessThanOrEqual(10_000);
  });

  const sizeOfPage = (...parts: string[]): number =>
    gzipSize([...new Set(['main', 'announcement-bar', ...parts].flatMap((name) => closureOf(chunks, name)))]);

  it('is at most 8 kB on a post with likes and comments, in all', () => {
    expect(sizeOfPage('comments', 'send-like', 'connect-thread')).toBeLessThanOrEqual(8000);
  });

  it('is at most 8 kB on a post with every block that moves before the visitor likes or writes', () => {
    expect(sizeOfPage('comments', 'blocks')).toBeLessThanOrEqual(8000);
  });

  /** Product pages have the announcement bar too; the code of a button is loaded on interaction. */
  const productPage = (...parts: string[]): Chunk[] => [
    ...new Set(
      ['main', 'announcement-bar', 'shop', 'catalogue', ...parts].flatMap((name) => closureOf(chunks, name)),
    ),
  ];

  it('is at most 8 kB on a product page before the visitor acts', () => {
    // On phones price and button stand in a bar of their own while the button is below the picture.
    for (const page of [productPage('cart-indicators', 'buy-bar'), productPage('installments', 'buy-bar')]) {
      expect(gzipSize(page)).toBeLessThanOrEqual(8000);
      expect(page.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.includes('/react'))).toEqual([]);
    }
  });

  it('is at most 90 kB in all on a product page, a list of products and the cart page', () => {
    const product = productPage(
      'cart-indicators',
      'installments',
      'open-installments-popup',
      'buy-bar',
      'buy',
      'chosen-product',
      'open-zoom',
      'open-product-form',
    );
    const list = productPage(
      'cart-indicators',
      'connect-quick-view',
      'open-quick-view',
      'buy',
      'open-product-form',
    );
    for (const page of [product, list]) expect(gzipSize(page)).toBeLessThanOrEqual(90_000);
    const cartPage = ['main', 'shop', 'cart-indicators', 'cart-page', 'open-product-form'].flatMap((name) =>
      closureOf(chunks, name),
    );
    expect(gzipSize([...new Set(cartPage)])).toBeLessThanOrEqual(90_000);
  });

  it('is at most 60 kB on the checkout page on top of React, which the cart page has loaded', () => {
    const page = ['main', 'shop', 'checkout'].flatMap((name) => closureOf(chunks, name));
    const own = [...new Set(page)].filter(({ name }) => name !== 'react');
    expect(gzipSize(own)).toBeLessThanOrEqual(60_000);
    expect(page.map(({ name }) => name)).toContain('react');
    expect(carriersOfSchemas(page)).toEqual([]);
  });

  it('has no React on a content page', () => {
    const modules = closureOf(chunks, 'announcement-bar').flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => id.includes('/react'))).toEqual([]);
  });

  it('is at most 90 kB in all with a React island', () => {
    expect(gzipSize(closureOf(chunks, 'contributor-bar'))).toBeLessThanOrEqual(90_000);
  });

  it('carries no validator', () => {
    expect(carriersOfSchemas(chunks)).toEqual([]);
  });

  it('would be caught carrying one', async () => {
    const planted = await buildChunks('../api/src/contributors/contributors-schemas.ts');
    expect(carriersOfSchemas(planted)).not.toEqual([]);
  });
});
