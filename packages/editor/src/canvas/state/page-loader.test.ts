import { describe, expect, it } from 'vitest';
import type { DocumentKey } from '../../documents/index.ts';
import { createPageLoader } from './page-loader.ts';

/** Only its identity matters. */
const newPage = (): Document => Object.create(null) as Document;
const home: DocumentKey = { kind: 'collection', id: 'home' };
const header: DocumentKey = { kind: 'header-footer', id: 'site' };

const createLoader = () => {
  const read: string[] = [];
  const load = createPageLoader(async ({ id }) => void read.push(id));
  return { read, load };
};

describe('loading the documents of a page', () => {
  it('reads the document that the page names first once only', async () => {
    const { read, load } = createLoader();
    const page = newPage();
    const [early] = load(page, [home]);
    load(page, [home]);
    const all = load(page, [home, header]);
    await Promise.all(all);
    expect(read).toEqual(['home', 'site']);
    expect(all[0]).toBe(early);
  });

  it('reads again for a page that is rendered anew', () => {
    const { read, load } = createLoader();
    load(newPage(), [home]);
    load(newPage(), [home]);
    expect(read).toEqual(['home', 'home']);
  });
});
