import { describe, expect, it } from 'vitest';
import type { CatalogueFont } from '../catalogue/font-catalogue.ts';
import { integrityOf, packFont, startStandIn, woff2 } from '../testing/font-stand-in.ts';
import { createFontRegistry } from './font-registry.ts';

const standIn = await startStandIn();
const registry = createFontRegistry(async () => standIn.address);

const files = {
  'metadata.json': { weights: [300, 400, 700] },
  'unicode.json': { latin: 'U+0000-00FF', 'latin-ext': 'U+0100-02BA', khmer: 'U+1780-17FF', bad: 'x}' },
  'files/tester-latin-400-normal.woff2': woff2('latin 400'),
  'files/tester-latin-700-normal.woff2': woff2('latin 700'),
  'files/tester-latin-300-normal.woff2': woff2('latin 300'),
  'files/tester-latin-ext-400-italic.woff2': woff2('ext'),
  'files/tester-khmer-400-normal.woff2': woff2('khmer'),
  'files/tester-latin-400-normal.woff': Buffer.from('old'),
  [`scss/${'long-'.repeat(30)}name.scss`]: Buffer.from('x'),
};
const archive = packFont(files);
const path = '/@fontsource/tester/-/tester-1.2.3.tgz';

const font = (rest: Partial<CatalogueFont> = {}): CatalogueFont => ({
  family: 'Tester',
  slug: 'tester',
  category: 'serif',
  isVariable: false,
  version: '1.2.3',
  integrity: integrityOf(archive),
  ...rest,
});

describe('a font from the registry', () => {
  it('[EDT-05] brings the faces that a site needs, and nothing else', async () => {
    standIn.answers.set(path, archive);
    const { faces, files: kept } = await registry.fetchFont(font());
    expect(faces).toEqual([
      { file: 'tester-latin-400-normal.woff2', style: 'normal', weight: '400', range: 'U+0000-00FF' },
      { file: 'tester-latin-700-normal.woff2', style: 'normal', weight: '700', range: 'U+0000-00FF' },
      { file: 'tester-latin-ext-400-italic.woff2', style: 'italic', weight: '400', range: 'U+0100-02BA' },
    ]);
    expect([...kept.keys()]).toEqual(faces.map(({ file }) => file));
    expect(kept.get('tester-latin-400-normal.woff2')?.toString()).toBe('wOF2 latin 400');
  });

  it('[EDT-05] has one file for all weights where it is variable', async () => {
    const variable = packFont({
      'metadata.json': { weights: [200, 900] },
      'unicode.json': { latin: 'U+0000-00FF' },
      'files/tester-latin-wght-normal.woff2': woff2('variable'),
    });
    standIn.answers.set('/@fontsource-variable/tester/-/tester-1.2.3.tgz', variable);
    const asked = font({ isVariable: true, integrity: integrityOf(variable) });
    expect((await registry.fetchFont(asked)).faces).toEqual([
      { file: 'tester-latin-wght-normal.woff2', style: 'normal', weight: '200 900', range: 'U+0000-00FF' },
    ]);
  });

  it('is refused when it is not the package that the catalogue names', async () => {
    standIn.answers.set(path, packFont({ ...files, 'metadata.json': { weights: [400] } }));
    await expect(registry.fetchFont(font())).rejects.toThrow('not the package that the catalogue names');
  });

  it('is refused when the registry has none, or the package no face', async () => {
    standIn.answers.set(path, 404);
    await expect(registry.fetchFont(font())).rejects.toThrow('answered 404');
    const empty = packFont({ 'metadata.json': {}, 'unicode.json': {} });
    standIn.answers.set(path, empty);
    await expect(registry.fetchFont(font({ integrity: integrityOf(empty) }))).rejects.toThrow('no face');
  });
});

describe('the registry', () => {
  it('[EDT-05] is known to be away', async () => {
    expect(await registry.isReachable()).toBe(true);
    expect(await createFontRegistry(async () => undefined).isReachable()).toBe(false);
    expect(await createFontRegistry(async () => 'http://127.0.0.1:9/').isReachable()).toBe(false);
  });
});
