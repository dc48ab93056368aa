import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { openSite } from './setup/sites/open-site.ts';

const site = await openSite({ name: 'blocks', title: 'Blocks' });

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const styles =
  '<style>.sw-slides ul{display:flex;overflow:auto;margin:0;padding:0;width:300px;scroll-snap-type:x mandatory}' +
  '.sw-slides li{flex:none;width:300px;height:80px;scroll-snap-align:center}[hidden]{display:none}</style>';

const slide = (number: number): string =>
  `<li><figure><a class="sw-gallery-frame" href="${dot}#${number}" data-lightbox-item><img src="${dot}" alt="Print ${number}" width="3" height="2"></a>` +
  `<figcaption><b>Print ${number}</b></figcaption></figure></li>`;

const slides = (looks = ''): string =>
  `${styles}<sw-lightbox data-island="blocks" theme="dark" label-close="Close" label-next="Next" label-previous="Previous">` +
  `<sw-slides data-island="blocks" class="sw-slides" data-align="center" role="group" aria-label="Gallery" ${looks}>` +
  `<div><ul tabindex="0" aria-label="Prints">${[1, 2, 3].map(slide).join('')}</ul>` +
  '<button type="button" data-step="-1" hidden aria-label="Back"></button><button type="button" data-step="1" hidden aria-label="Forth"></button>' +
  '<button type="button" class="sw-slides-pause" hidden aria-pressed="false" aria-label="Pause"></button></div>' +
  `<div class="sw-slides-dots" hidden>${[0, 1, 2].map((index) => `<button type="button" data-slide="${index}" aria-label="Slide ${index + 1}">${index}</button>`).join('')}</div>` +
  '</sw-slides></sw-lightbox>';

const frame =
  '<sw-frame data-island="blocks" load="interaction" src="https://player.example/1" label="Film">' +
  '<a href="https://player.example/watch" target="_blank" rel="noopener">Play the film</a></sw-frame>';

const words =
  '<sw-scrolling-text data-island="blocks" class="sw-marquee" speed="60"><ul tabindex="0"><li>Open on Saturday</li></ul>' +
  '<button type="button" hidden aria-pressed="false" aria-label="Pause"></button></sw-scrolling-text>';

/** The site's own page and loader, with the markup of a block in its body. */
const openPage = async (
  html: string,
  reducedMotion: 'reduce' | 'no-preference' = 'no-preference',
): Promise<Page> => {
  const context = await site.browser.newContext({ baseURL: site.origin, reducedMotion });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.clock.install();
  await page.route('/', async (route) => {
    const headers = { ...(await route.request().allHeaders()), host: new URL(site.origin).host };
    const response = await route.fetch({ url: `http://127.0.0.1:${new URL(site.origin).port}/`, headers });
    const body = (await response.text()).replace(/<body[^>]*>/, (tag) => tag + html);
    const { 'content-security-policy': _, ...others } = response.headers();
    await route.fulfill({ status: 200, headers: others, body });
  });
  await page.goto('/');
  await page.waitForFunction(() => document.querySelector('[data-island="blocks"]:defined'), undefined, {
    timeout: 15_000,
  });
  return page;
};

const position = (page: Page): Promise<number> =>
  page.locator('.sw-slides ul').evaluate((row) => Math.round(row.scrollLeft / 300));

const expectAt = async (page: Page, index: number): Promise<void> => {
  await expect.poll(() => position(page)).toBe(index);
};

describe('slides', () => {
  it('[GAL-01] go on by arrows, dots and keys, and round at the ends', async () => {
    const page = await openPage(slides());
    await page.getByLabel('Forth').click();
    await expectAt(page, 1);
    await expect.poll(() => page.locator('.sw-slides [aria-current]').getAttribute('data-slide')).toBe('1');
    await page.getByLabel('Slide 3').click();
    await expectAt(page, 2);
    await page.getByLabel('Forth').click();
    await expectAt(page, 0);
    await page.locator('.sw-slides ul').focus();
    await page.keyboard.press('End');
    await expectAt(page, 2);
    await page.keyboard.press('ArrowLeft');
    await expectAt(page, 1);
  });

  it('[GAL-02] play by themselves until they are paused', async () => {
    const page = await openPage(slides('autoplay="1"'));
    await expectAt(page, 1);
    await page.getByLabel('Pause').click();
    await page.mouse.move(700, 700);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const before = await position(page);
    await page.clock.runFor(10_000);
    expect(await position(page)).toBe(before);
  });

  it('stay where they are for people who want less motion', async () => {
    const page = await openPage(slides('autoplay="1"'), 'reduce');
    await page.clock.runFor(10_000);
    expect(await position(page)).toBe(0);
    expect(await page.getByLabel('Pause').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the lightbox', () => {
  it('[GAL-03] opens by key, goes on by arrows and swipes, keeps the focus and gives it back', async () => {
    const page = await openPage(slides());
    const first = page.locator('a[data-lightbox-item]').first();
    await first.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog');
    await dialog.waitFor();
    expect(await dialog.getAttribute('data-theme')).toBe('dark');
    const shown = () => dialog.locator('img').getAttribute('alt');
    await page.keyboard.press('ArrowRight');
    await expect.poll(shown).toBe('Print 2');
    await page.mouse.move(600, 300);
    await page.mouse.down();
    await page.mouse.move(700, 300);
    await page.mouse.up();
    await expect.poll(shown).toBe('Print 1');
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('sw-slides, main') ?? null)).toBeNull();
    expect(await findViolations(page, { within: 'sw-lightbox' })).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('[GAL-03] comes up within 0.3 s, and fits a changed window 100 ms after the change', async () => {
    const page = await openPage(slides());
    await page.locator('a[data-lightbox-item]').first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog');
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.3s');
    const sizes = () => dialog.locator('img').getAttribute('sizes');
    const before = await sizes();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() =>
      addEventListener('resize', () => document.documentElement.setAttribute('data-resized', '')),
    );
    await page.setViewportSize({ width: 420, height: 700 });
    await page.locator('html[data-resized]').waitFor();
    await page.clock.runFor(99);
    expect(await sizes()).toBe(before);
    await page.clock.runFor(1);
    await expect.poll(sizes).not.toBe(before);
  });

  it('[GAL-03] stands still for people who want less motion', async () => {
    const page = await openPage(slides(), 'reduce');
    await page.locator('a[data-lightbox-item]').first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog');
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  });
});

describe('what an outside service shows', () => {
  it('[FMT-14] is asked for by the click and not before', async () => {
    const page = await openPage(words);
    const asked: string[] = [];
    await page.route('https://player.example/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: 'film' });
    });
    await page.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), frame);
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    await page.getByText('Play the film').click();
    await page.locator('sw-frame iframe').waitFor();
    await expect.poll(() => asked).toEqual(['https://player.example/1']);
    expect(await page.locator('sw-frame iframe').getAttribute('sandbox')).not.toContain('top-navigation');
  });
});

describe('scrolling text', () => {
  it('moves and can be paused; it stands for people who want less motion', async () => {
    const page = await openPage(words);
    await expect.poll(() => page.locator('sw-scrolling-text[moving]').count()).toBe(1);
    await page.getByLabel('Pause').click();
    await expect.poll(() => page.locator('sw-scrolling-text[paused]').count()).toBe(1);
    const calm = await openPage(words, 'reduce');
    expect(await calm.locator('sw-scrolling-text[moving]').count()).toBe(0);
  });
});
