import { expect, inject, it, onTestFinished } from 'vitest';
import { openBrowser } from './setup/program/open-browser.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const origin = `http://localhost:${inject('program').port}`;
const browser = await openBrowser();

it.each(['/gift-card', '/gift-card/balance', '/mailing-list/confirm', '/mailing-list/unsubscribe'])(
  '%s begins where the logo does, on any window',
  async (path) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(origin + path);
      const places = await page.evaluate(() =>
        ['.brand', '.order-page h1'].map(
          (place) => document.querySelector(place)?.getBoundingClientRect().left,
        ),
      );
      expect(places[1]).toBeCloseTo(places[0] ?? Number.NaN, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await takeScreenshot(page, `column${path.replaceAll('/', '-')}-${width}`);
    }
  },
);

it('choices of the page that sells a gift card have the accent of the site', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${origin}/gift-card`);
  if ((await page.locator('.order-page [type=radio]').count()) === 0)
    await page.locator('.gift-card-list a').first().click();
  const radio = page.locator('.order-page [type=radio]').first();
  await radio.waitFor();
  const [accent, ofButton] = await radio.evaluate((element) => [
    getComputedStyle(element).accentColor,
    getComputedStyle(document.querySelector('.order-page .checkout-button') ?? element).getPropertyValue(
      '--c-accent',
    ),
  ]);
  expect(ofButton).not.toBe('');
  expect(accent).not.toBe('auto');
});
