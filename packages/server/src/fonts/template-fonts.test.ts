import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { isRefusal } from '../http/index.ts';
import { importSiteFolder } from '../imports/index.ts';
import { createTestDatabase, startTestApp, type TestSite } from '../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);

const addFrom = async (folder: string, identifier: string): Promise<TestSite> => {
  const { files } = app.services;
  const host = `${identifier}.localhost`;
  const site = await inTransaction(database, (transaction) =>
    importSiteFolder({ transaction, files, folder, host, identifier, title: identifier }),
  );
  if (isRefusal(site)) throw new Error(site.message);
  return { id: site.id, host };
};

const styleSheetOf = async (site: TestSite): Promise<string> => {
  const page = (await app.visit(site).open('/')).text;
  const address = /href="(\/site\.css[^"]*)"/.exec(page)?.[1] ?? '/site.css';
  return (await app.visit(site).open(address)).text;
};

/** The families whose faces a style sheet loads, and where from. */
const facesIn = (css: string) =>
  [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([rule]) => ({
    family: /font-family:\s*'?([^;']+)/.exec(rule)?.[1],
    address: /url\('?([^')]+)/.exec(rule)?.[1] ?? '',
  }));

describe('the fonts of a template', () => {
  it('are loaded from the program where it has them, though nobody chose them', async () => {
    const faces = facesIn(
      await styleSheetOf(await addFrom(app.services.folders.starterSite, 'starter-fonts')),
    );
    expect(new Set(faces.map(({ family }) => family))).toEqual(new Set(['EB Garamond', 'Figtree']));
    expect(faces.every(({ address }) => address.startsWith('/-/fonts/'))).toBe(true);
    const site = await addFrom(app.services.folders.starterSite, 'starter-files');
    const file = await app.visit(site).open(faces[0]?.address ?? '');
    expect(file.status).toBe(200);
  });

  it('are left to the template where it brings its own files', async () => {
    const css = await styleSheetOf(await addFrom(app.services.folders.demoSite, 'demo-fonts'));
    const fromProgram = facesIn(css).filter(({ address }) => address.startsWith('/-/fonts/'));
    expect(fromProgram).toEqual([]);
    expect(css).toContain('/assets/fonts/fraunces-latin.woff2');
  });
});
