import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, inject, onTestFinished } from 'vitest';
import { runCommandLine } from './program.ts';
import { resolveLocalhostNames } from './resolve-localhost.ts';
import { shopProducts } from './shop-products.ts';
import { shopTemplate } from './shop-template.ts';

resolveLocalhostNames();

const installments = {
  isEnabled: true,
  country: 'US',
  limits: Object.fromEntries(
    ['US', 'CA', 'AU', 'NZ', 'GB'].map((country) => [country, { min: 100, max: 200_000 }]),
  ),
};

const siteFiles = (name: string, store: object): Readonly<Record<string, unknown>> => ({
  'site.json': {
    identifier: name,
    title: name,
    timeZone: 'America/New_York',
    language: 'en-US',
    currency: 'USD',
    store: { installments, continueShoppingLinkUrl: '/shop', ...store },
  },
  'collections/shop.json': { title: 'Shop', type: 13, typeName: 'products', ordering: 'user-orderable' },
  'navigation.json': { mainNav: [{ collectionId: 'shop' }] },
  ...Object.fromEntries(
    Object.entries(shopProducts).map(([key, content]) => [`items/shop/${key}.json`, content]),
  ),
  ...Object.fromEntries(Object.entries(shopTemplate).map(([path, text]) => [`template/${path}`, text])),
});

export const writeFolder = async (files: Readonly<Record<string, unknown>>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-shop-'));
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
};

export interface Visit {
  readonly page: Page;
  /** Errors that no script caught. */
  readonly faults: string[];
}

export interface Shop {
  readonly origin: string;
  /** Opens a page in a browser of its own, with a cart of its own. */
  visit(path: string, options?: BrowserContextOptions): Promise<Visit>;
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

interface ShopWish {
  readonly name: string;
  readonly store?: object;
}

/** Call it at the top of a test file: makes a shop for that file alone. */
export async function openShop({ name, store = {} }: ShopWish): Promise<Shop> {
  const program = inject('program');
  const host = `${name}.localhost`;
  const folder = await writeFolder(siteFiles(name, store));
  await runCommandLine(program, ['site', 'add', name, '--host', host, '--from', folder]);
  await rm(folder, { recursive: true });
  const browser = await chromium.connect(inject('browserEndpoint'));
  afterAll(() => browser.close());
  const origin = `http://${host}:${program.port}`;
  return {
    origin,
    async visit(path, options = {}) {
      const context = await browser.newContext({ baseURL: origin, ...options });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(path);
      return { page, faults };
    },
  };
}
