import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { openFolder } from './setup/sites/open-folder.ts';

const pictureId = (number: number): string => `69158e0000000000000000${String(number).padStart(2, '0')}`;

const picture = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 90, b: 120 } } })
    .png()
    .toBuffer();

const media = async (): Promise<Record<string, unknown>> => {
  const files: Record<string, unknown> = {};
  for (const number of [1, 2, 3]) {
    files[`media/${pictureId(number)}/print-${number}.png`] = await picture(60 * number);
    files[`media/${pictureId(number)}.json`] = { altText: `Print ${number}` };
  }
  return files;
};

let made = 0;

const pageOf = (title: string, type: number, value: object) => {
  made += 1;
  const id = (part: string): string => `69158e0${part}`.padEnd(22, '0') + String(made).padStart(2, '0');
  const cell = { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 4 };
  return {
    title,
    sections: [{ id: id('a'), theme: 'paper', blocks: [{ id: id('b'), type, value, desktop: cell }] }],
  };
};

const gallery = (title: string, options: object) =>
  pageOf(title, 8, {
    options,
    items: [1, 2, 3].map((number) => ({
      id: `${number}`,
      mediaType: 'imageFile',
      imageId: pictureId(number),
      title: `Print ${number}`,
    })),
  });

const moving = { controls: true, indicators: true, lightbox: true };

const site = await openFolder('blocks', {
  'site.json': {
    identifier: 'blocks',
    title: 'Blocks',
    timeZone: 'Europe/Berlin',
    language: 'en-GB',
    currency: 'EUR',
  },
  'collections/grid.json': gallery('Grid', { design: 'grid', lightbox: true, 'thumbnails-per-row': 3 }),
  'collections/stacked.json': gallery('Stacked', { design: 'stacked' }),
  'collections/slideshow.json': gallery('Slideshow', { design: 'slideshow', ...moving }),
  'collections/slider.json': gallery('Slider', { design: 'slider', ...moving, lightboxTheme: 'light' }),
  'collections/playing.json': gallery('Playing', {
    design: 'slideshow',
    autoplay: true,
    'autoplay-duration': 1,
  }),
  'collections/film.json': pageOf('Film', 32, {
    oembed: {
      html: '<iframe src="https://player.example/1"></iframe>',
      providerName: 'Player',
      title: 'Play the film',
      url: 'https://player.example/watch',
    },
  }),
  'collections/words.json': pageOf('Words', 70, { items: ['Open on Saturday'], speed: 60 }),
  'navigation.json': { mainNav: [{ collectionId: 'grid' }] },
  ...(await media()),
});

/** Opens a page whose clock a test can set, once the script of its block has come. */
const openPage = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const viewport = { width: 1000, height: 900 };
  const context = await site.browser.newContext({ baseURL: site.origin, viewport, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(path);
  await page.waitForFunction(() => document.querySelector('[data-island="blocks"]:defined'));
  return page;
};

/** Which slide stands in the middle of its row. */
const position = (page: Page): Promise<number> =>
  page.locator('.sw-slides ul').evaluate((row) => {
    const middle = (element: Element): number => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    const away = [...row.children].map((slide) => Math.abs(middle(slide) - middle(row)));
    return away.indexOf(Math.min(...away));
  });

const expectAt = async (page: Page, index: number): Promise<void> => {
  await expect.poll(() => position(page)).toBe(index);
};

describe('a gallery', () => {
  const boxes = (page: Page) =>
    page.locator('.sw-gallery-frame img').evaluateAll((images) =>
      images.map((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top), width, height };
      }),
    );
  const openStill = async (path: string): Promise<Page> => {
    const context = await site.browser.newContext({ baseURL: site.origin });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };

  it('[GAL-01] is a grid: its pictures stand beside each other, all of one size', async () => {
    const page = await openStill('/grid');
    const [first, second, third] = await boxes(page);
    expect([second?.top, third?.top]).toEqual([first?.top, first?.top]);
    expect(second?.left).toBeGreaterThan(first?.left ?? 0);
    expect([second?.width, third?.width]).toEqual([first?.width, first?.width]);
  });

  it('[GAL-01] is stacked: its pictures stand below each other, over the whole width', async () => {
    const page = await openStill('/stacked');
    const [first, second, third] = await boxes(page);
    expect([second?.left, third?.left]).toEqual([first?.left, first?.left]);
    expect(second?.top).toBeGreaterThan((first?.top ?? 0) + (first?.height ?? 0));
    expect(third?.top).toBeGreaterThan((second?.top ?? 0) + (second?.height ?? 0));
  });

  it.each(['/slideshow', '/slider'])(
    '[GAL-01] %s goes on by arrows, dots and keys, and round at the ends',
    async (path) => {
      const page = await openPage(path);
      await page.getByLabel('Next').click();
      await expectAt(page, 1);
      await expect
        .poll(() => page.locator('.sw-slides-dots [aria-current]').getAttribute('data-slide'))
        .toBe('1');
      await page.getByLabel('Slide 3').click();
      await expectAt(page, 2);
      await page.getByLabel('Next').click();
      await expectAt(page, 0);
      await page.locator('.sw-slides ul').focus();
      await page.keyboard.press('End');
      await expectAt(page, 2);
      await page.keyboard.press('ArrowLeft');
      await expectAt(page, 1);
    },
  );

  it('[GAL-02] plays by itself until it is paused', async () => {
    const page = await openPage('/playing');
    await page.locator('.sw-slides').scrollIntoViewIfNeeded();
    await expectAt(page, 1);
    await page.getByLabel('Pause').click();
    await page.mouse.move(5, 5);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const before = await position(page);
    await page.clock.runFor(10_000);
    expect(await position(page)).toBe(before);
  });

  it('stays where it is for people who want less motion', async () => {
    const page = await openPage('/playing', { reducedMotion: 'reduce' });
    await page.clock.runFor(10_000);
    expect(await position(page)).toBe(0);
    expect(await page.getByLabel('Pause').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the lightbox', () => {
  it('[GAL-03] opens by key, goes on by arrows and swipes, keeps the focus and gives it back', async () => {
    const page = await openPage('/grid');
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
    const isOutside = await page.evaluate(() => {
      const active = document.activeElement;
      const inner = active?.shadowRoot?.activeElement;
      return active !== document.body && !inner?.closest('dialog');
    });
    expect(isOutside).toBe(false);
    expect(await findViolations(page, { within: 'sw-lightbox' })).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('[GAL-03] is light where the owner chose that', async () => {
    const page = await openPage('/slider');
    await page.locator('a[data-lightbox-item]').first().click();
    await expect.poll(() => page.locator('dialog').getAttribute('data-theme')).toBe('light');
  });

  it('[GAL-03] comes up within 0.3 s, and fits a changed window 100 ms after the change', async () => {
    const page = await openPage('/grid');
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
    const page = await openPage('/grid', { reducedMotion: 'reduce' });
    await page.locator('a[data-lightbox-item]').first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog');
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  });
});

describe('what an outside service shows', () => {
  it('[FMT-14] is asked for by the click and not before', async () => {
    const context = await site.browser.newContext({ baseURL: site.origin });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const asked: string[] = [];
    await page.route('https://player.example/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: 'film' });
    });
    await page.goto('/film', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.getByText('Play the film').click();
    await page.locator('sw-frame iframe').waitFor();
    await expect.poll(() => asked).toEqual(['https://player.example/1']);
    expect(await page.locator('sw-frame iframe').getAttribute('sandbox')).not.toContain('top-navigation');
  });
});

describe('scrolling text', () => {
  it('moves and can be paused; it stands for people who want less motion', async () => {
    const page = await openPage('/words');
    await expect.poll(() => page.locator('sw-scrolling-text[moving]').count()).toBe(1);
    await page.getByLabel('Pause').click();
    await expect.poll(() => page.locator('sw-scrolling-text[paused]').count()).toBe(1);
    const calm = await openPage('/words', { reducedMotion: 'reduce' });
    expect(await calm.locator('sw-scrolling-text[moving]').count()).toBe(0);
  });
});
