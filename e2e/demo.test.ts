import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { openBrowser } from './setup/program/open-browser.ts';
import { standInForPictures } from './setup/sites/stand-in-pictures.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const origin = `http://localhost:${inject('program').port}`;
const browser = await openBrowser();

const pages = [
  '/',
  '/portfolio',
  '/portfolio/late-sun',
  '/portfolio/weather-tuesday',
  '/process',
  '/journal',
  '/journal?category=Technique',
  '/journal/a-blue-that-will-not-behave',
  '/journal/six-prints-two-days-one-table',
  '/journal/a-letter-from-number-31',
  '/journal/late-sun-in-seven-seconds',
  '/journal-index',
  '/events',
  '/events/first-saturday-2027-12',
  '/events/screen-printing-in-a-day',
  '/about',
  '/sounds',
  '/contact',
  '/hello',
  '/trade',
  '/search?q=ink',
  '/shop?option.Frame=Oak',
  '/there-is-no-such-sheet',
] as const;

const widths = { desktop: 1440, tablet: 768, phone: 390 } as const;
/** Between the two nothing new is shown, and nothing in other colours. */
const widthsOfAxe: ReadonlySet<string> = new Set(['desktop', 'phone']);
const limits = { script: 8 * 1024, stylesheet: 15 * 1024 } as const;

interface Visit {
  readonly page: Page;
  readonly faults: string[];
  readonly weights: { script: number; stylesheet: number };
}

const isLoopback = (url: string): boolean => /^(?:data|blob|about):/.test(url) || url.startsWith(origin);

const weigh = (page: Page, weights: Visit['weights']): void => {
  page.on('response', async (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    // A page that was left meanwhile has no body to weigh any more.
    const body = await response.body().catch(() => undefined);
    if (body) weights[kind] += gzipSync(body, { level: 9 }).length;
  });
};

const open = async (options: BrowserContextOptions = {}, pictures = 'stand-ins'): Promise<Visit> => {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    ...options,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // What a page that is not there answers is told by the browser too.
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)'))
      faults.push(message.text());
  });
  page.on('request', (request) => {
    if (!isLoopback(request.url())) faults.push(`asked for ${request.url()}`);
  });
  const weights = { script: 0, stylesheet: 0 };
  weigh(page, weights);
  if (pictures === 'stand-ins') await standInForPictures(page);
  return { page, faults, weights };
};

/** To the end and back, so that everything that waits to come near has come. */
const leafThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
    // A picture far along in a row of slides would wait for ever.
    for (const image of document.images) image.loading = 'eager';
    // Then it may choose another width, and what was begun before is given up.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('every page of the demo site', () => {
  it.each(pages)('%s fits on three widths, is accessible and stays at home', async (path) => {
    const { page, faults, weights } = await open({ viewport: { width: widths.desktop, height: 900 } });
    await page.goto(path);
    for (const [name, width] of Object.entries(widths)) {
      await page.setViewportSize({ width, height: 900 });
      await leafThrough(page);
      await takeScreenshot(page, `demo${path.replaceAll(/\W/g, '-')}-${name}`);
      expect.soft(await overflowOf(page), `${name} overflow`).toBeLessThanOrEqual(0);
      if (widthsOfAxe.has(name)) expect.soft(await findViolations(page), name).toEqual([]);
    }
    expect.soft(weights.script, 'script').toBeLessThanOrEqual(limits.script);
    expect.soft(weights.stylesheet, 'styles').toBeLessThanOrEqual(limits.stylesheet);
    expect.soft(faults).toEqual([]);
  });

  it.each(['/', '/portfolio', '/journal', '/journal/six-tins', '/about'])(
    '%s stands still while it loads on a slow processor',
    async (path) => {
      const { page } = await open({ viewport: { width: widths.desktop, height: 900 } }, 'as they are');
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            const observer = new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
              if (list.getEntriesByName('looked').length > 0) resolve(sum);
            });
            observer.observe({ type: 'layout-shift', buffered: true });
            observer.observe({ type: 'mark' });
            // Told after all that was told before it.
            performance.mark('looked');
          }),
      );
      expect(shift).toBeLessThan(0.02);
    },
  );
});

describe('the demo site', () => {
  it.each([1440, 1000, 999, 768, 760, 390])(
    'keeps the email address of its footer on one line at %i px',
    async (width) => {
      const { page } = await open({ viewport: { width, height: 900 } });
      await page.goto('/trade');
      const address = page.locator('.site-footer a[href^="mailto:"]');
      await address.scrollIntoViewIfNeeded();
      await page.evaluate(() => document.fonts.ready);
      expect(await address.evaluate((link) => link.getClientRects().length)).toBe(1);
    },
  );

  it.each(['/', '/portfolio', '/portfolio/late-sun', '/journal', '/journal/a-blue-that-will-not-behave'])(
    '%s preloads the picture that is seen first, in the width that it is shown in',
    async (path) => {
      const { page } = await open();
      await page.goto(path);
      const first = page.locator('main img').first();
      const preload = page.locator('link[rel="preload"][as="image"]');
      expect(await preload.getAttribute('imagesrcset')).toBe(await first.getAttribute('srcset'));
      expect(await preload.getAttribute('imagesizes')).toBe(await first.getAttribute('sizes'));
      expect(await first.getAttribute('fetchpriority')).toBe('high');
      expect(await page.locator('img[fetchpriority="high"]').count()).toBe(1);
    },
  );

  it('asks for no picture that is much wider than it is shown', async () => {
    const { page } = await open({ viewport: { width: widths.phone, height: 800 } });
    await page.goto('/');
    const asked = await page.evaluate(async () => {
      const prints = [...document.querySelectorAll<HTMLImageElement>('#prints img')];
      prints[0]?.scrollIntoView();
      await Promise.all(prints.map((print) => print.decode().catch(() => undefined)));
      return prints.map(({ currentSrc, clientWidth }) => [
        Number(/(\d+)w$/.exec(currentSrc)?.[1]),
        clientWidth,
      ]);
    });
    expect(asked).toHaveLength(8);
    for (const [width, shown] of asked) expect(width).toBeLessThan((shown ?? 0) * 4);
  });

  it('turns its calendar without a script', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/events');
    const calendar = page.locator('.sw-calendar');
    expect(await calendar.locator('[aria-current="date"]').count()).toBe(1);
    const months = page.getByRole('navigation', { name: 'Months' });
    const next = months.getByRole('link').last();
    const name = (await next.textContent())?.replace('→', '').trim();
    const coming = await page.locator('.event-rows').first().locator('li').count();
    await next.click();
    await expect.poll(() => calendar.locator('caption').textContent()).toBe(name);
    expect(await calendar.locator('[aria-current="date"]').count()).toBe(0);
    expect(await page.locator('.event-rows').first().locator('li').count()).toBe(coming);
  });

  it('leads from old addresses and from the studio folder to the right pages', async () => {
    const { page } = await open();
    for (const [from, to] of [
      ['/prints', '/portfolio'],
      ['/blog/six-tins', '/journal/six-tins'],
      ['/studio', '/about'],
    ] as const) {
      await page.goto(from);
      expect(new URL(page.url()).pathname).toBe(to);
    }
  });

  it('stacks the three rooms of its index folder on one page', async () => {
    const { page } = await open();
    await page.goto('/process');
    const rooms = page.locator('.index-part h2:first-of-type');
    await expect.poll(() => rooms.first().textContent()).toBe('Draw it with code');
    await page.getByRole('link', { name: 'Pull', exact: true }).click();
    expect(await page.locator('#pull').count()).toBe(1);
    await expect.poll(() => new URL(page.url()).hash).toBe('#pull');
  });

  it('turns the pages of its journal and filters it', async () => {
    const { page } = await open();
    await page.goto('/journal');
    expect(await page.locator('.post-card').count()).toBe(7);
    await page.getByRole('link', { name: 'Older' }).click();
    await page.getByRole('link', { name: 'A letter from number 31' }).click();
    await page.getByRole('link', { name: 'Ines Duarte' }).click();
    await expect.poll(() => page.locator('.post-card').count()).toBe(1);
    await page.goto('/journal?month=08-2026');
    expect(await page.locator('.post-card h2').allTextContents()).toEqual([
      'Six prints, two days, one table',
    ]);
  });

  it('keeps drafts from visitors', async () => {
    const { page } = await open();
    const answer = await page.goto('/journal/on-pink');
    expect(answer?.status()).toBe(404);
  });

  it('opens its trade page with the password of the readme', async () => {
    const { page } = await open();
    await page.goto('/trade');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Behind the counter');
    await page.getByLabel('Password').fill('something else');
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password').fill('paper and ink');
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('heading', { name: 'Packing' }).waitFor();
  });

  it('hands its dates to calendars', async () => {
    const { page } = await open();
    const answer = await page.request.get('/events/winter-table?format=ical');
    expect(answer.headers()['content-type']).toContain('text/calendar');
    expect(await answer.text()).toContain('SUMMARY:The winter table');
  });

  it('works by keyboard: skip link, menu, lightbox, questions', async () => {
    const { page } = await open({ viewport: { width: widths.phone, height: 800 } });
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('#site-menu').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#site-menu').waitFor({ state: 'hidden' });
    await page.getByText('What is a seed?').focus();
    await page.keyboard.press('Space');
    await page.getByText('A number that the program starts its dice with.').waitFor();
    const picture = page.locator('a[data-lightbox-item]').first();
    await picture.scrollIntoViewIfNeeded();
    await page.locator('sw-lightbox:defined').first().waitFor();
    await picture.focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  });

  it('moves nothing for people who want less motion', async () => {
    const { page } = await open();
    await page.goto('/');
    await page.locator('#ribbon').scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector('#ribbon sw-scrolling-text:defined'));
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const ribbon = document.querySelector('#ribbon');
          const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve());
          if (ribbon) observer.observe(ribbon);
        }),
    );
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

it.each([320, 360, 390])('its header is one line on a phone of %s px, also with a cart', async (width) => {
  const { page } = await open({ viewport: { width, height: 700 } });
  const name = page.locator('.brand [data-content-field="site-title"]');
  const lines = (): Promise<number> =>
    name.evaluate((element) =>
      Math.round(element.clientHeight / parseFloat(getComputedStyle(element).fontSize)),
    );
  await page.goto('/shop/late-sun');
  expect(await lines()).toBe(1);
  await page.locator('.product-order .sqs-add-to-cart-button').click();
  await page.getByRole('dialog', { name: 'Late Sun was added to your cart.' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Cart 1' }).waitFor();
  expect(await lines()).toBe(1);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
