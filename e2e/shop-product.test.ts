import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { connectStripe } from './setup/connect-stripe.ts';
import { findViolations } from './setup/find-violations.ts';
import type { VisitedSite } from './setup/sites/open-folder.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';
import { standInForPictures } from './setup/sites/stand-in-pictures.ts';

const shop = await openShop({ name: 'shop-product' });
const bareNumbers = await openShop({ name: 'shop-bare-numbers', store: { useCLDRMoneyFormat: false } });
const express = await openShop({ name: 'shop-express', store: { expressCheckout: true } });

/** The demo, which has pictures for its variants. */
const demo = `http://localhost:${inject('program').port}`;

const button = (page: Page): Locator => page.locator('.sqs-add-to-cart-button').first();
const price = (page: Page): Locator => page.locator('.product-price').first();

/** In the demo, whose template prints pills. */
const pick = async (page: Page, size: string, frame: string): Promise<void> => {
  await page.locator(`.variant-radiobtn[value="${size}"]`).check();
  await page.locator(`.variant-radiobtn[value="${frame}"]`).check();
};

const choose = async (page: Page, size: string, frame: string): Promise<void> => {
  await page.getByLabel('Select Size').first().selectOption(size);
  await page.getByLabel('Select Frame').first().selectOption(frame);
};

describe('a product’s page', () => {
  it('[CAT-12 (rule) SITE-06] shows the price of the variant that was chosen, and its sale', async () => {
    const { page, faults } = await shop.visit('/shop/island');
    expect(await price(page).innerText()).toBe('from $65.00');
    await choose(page, 'Large', 'None');
    await expect.poll(() => price(page).locator('.original-price').textContent()).toBe('$90.00');
    await expect.poll(() => price(page).innerText()).toContain('$70.00');
    const mark = page.locator('.product-mark.sale');
    expect(await mark.isVisible()).toBe(true);
    await choose(page, 'Small', 'None');
    await expect.poll(() => price(page).innerText()).toBe('$65.00');
    expect(await mark.isVisible()).toBe(false);
    await page.getByLabel('Select Size').selectOption('');
    await expect.poll(() => price(page).innerText()).toBe('from $65.00');
    expect(await mark.isVisible()).toBe(true);
    expect(faults).toEqual([]);
  });

  it('hides the words before both prices of a sale from those who see them, whatever the template’s styles', async () => {
    const { page } = await shop.visit('/shop/island');
    await choose(page, 'Large', 'None');
    const words = price(page).locator('.visually-hidden');
    await expect.poll(() => words.allTextContents()).toEqual(['Sale Price:', 'Original Price:']);
    for (const word of await words.all())
      expect(await word.boundingBox()).toMatchObject({ width: 1, height: 1 });
    const original = price(page).locator('.original-price');
    expect(await original.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe(
      'line-through',
    );
  });

  it('lets the same be chosen by buttons, where a template shows those instead of selects', async () => {
    const { page } = await shop.visit('/shop/island');
    await choose(page, 'Small', 'None');
    await expect.poll(() => price(page).innerText()).toBe('$65.00');
    await page.evaluate(() => {
      for (const label of document.querySelectorAll('label[role="button"]'))
        label.setAttribute('style', 'display:inline-block');
      document.querySelector('.variant-radiobtn-wrapper')?.setAttribute('style', 'display:block');
    });
    await page.locator('label', { hasText: 'Large' }).first().click();
    await expect.poll(() => page.getByLabel('Select Size').inputValue()).toBe('Large');
    await page.locator('label[aria-pressed="true"]', { hasText: 'Large' }).waitFor();
  });

  it('[CAT-08] shows the picture of the variant that was chosen', async () => {
    const viewport = { width: 1440, height: 1400 };
    const { page } = await shop.visit(`${demo}/shop/island-no-5`, { viewport }, standInForPictures);
    await pick(page, '50 × 70 cm', 'Black oak');
    const current = page.locator('[data-product-thumbnails] [aria-current]');
    await expect.poll(() => current.getAttribute('aria-label')).toBe('Picture 2');
    await page.getByRole('link', { name: 'Picture 4' }).click();
    await expect.poll(() => current.getAttribute('aria-label')).toBe('Picture 4');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('[CAT-06] tells how few are left of the variant that was chosen', async () => {
    const { page } = await shop.visit(`${demo}/shop/island-no-5`, {}, standInForPictures);
    await pick(page, '50 × 70 cm', 'Black oak');
    const shown = page.locator('.product-scarcity:not([hidden])');
    await expect.poll(() => shown.innerText()).toBe('Only 2 left');
    await pick(page, '70 × 100 cm', 'Natural oak');
    await expect.poll(() => shown.innerText()).toBe('Only 1 left');
  });

  it.each([
    ['a list', '/shop'],
    ['a product', '/shop/island-no-5'],
    ['the empty cart', '/cart'],
  ])('has nothing to say against for axe on %s of the demo, at any width', async (_, path) => {
    const { page } = await shop.visit(demo + path, {}, standInForPictures);
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      // Between the two nothing new is shown, and nothing in other colours.
      if (width !== 768) expect(await findViolations(page), `${width}`).toEqual([]);
    }
  });
});

describe('the quick view', () => {
  it('shows a product over the list and sells it as its page does', async () => {
    const { page, faults } = await shop.visit('/shop');
    const open = page.locator('#island .sqs-product-quick-view-button');
    await open.press('Enter');
    const view = page.getByRole('dialog', { name: 'Quick View' });
    await view.getByRole('heading', { name: 'Island' }).waitFor();
    expect(await view.getByText('About Island').count()).toBe(1);
    const press = view.locator('.sqs-add-to-cart-button');
    await press.click();
    await view.getByText('Please select the Size and Frame options.').waitFor();
    await view.getByLabel('Select Size').selectOption('Large');
    await view.getByLabel('Select Frame').selectOption('None');
    await expect.poll(() => view.locator('.product-price').innerText()).toContain('$70.00');
    expect(await page.locator('#island .product-price').innerText()).toContain('from');
    await expect.poll(() => press.textContent()).toContain('Add To Cart');
    await press.click();
    await page.getByText('Island was added to your cart.').first().waitFor();
    expect(await findViolations(page, { within: 'dialog' })).toEqual([]);
    await page.keyboard.press('Escape');
    await view.waitFor({ state: 'detached' });
    await expect.poll(() => open.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
  });

  it('has what was added told above its backdrop, where it can be reached and outlives the view', async () => {
    // Stopped, because the popover goes by itself after 3 s.
    const { page } = await shop.visit('/shop', {}, (opened) => opened.clock.install());
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('#card .sqs-product-quick-view-button').click();
    const view = page.getByRole('dialog', { name: 'Quick View' });
    await view.locator('.sqs-add-to-cart-button').click();
    const popover = page.locator('.sw-popover');
    await popover.getByText('Card was added to your cart.').waitFor();
    const isOnTop = await popover.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
    await popover.getByRole('link', { name: 'Cart' }).focus();
    const atClose = await view.evaluateHandle((dialog) => {
      const isShown = () => document.querySelector('.sw-popover')?.checkVisibility();
      return {
        isShown: new Promise((resolve) =>
          dialog.addEventListener('close', () => resolve(isShown()), { capture: true }),
        ),
      };
    });
    await page.keyboard.press('Escape');
    await view.waitFor({ state: 'detached' });
    expect(await popover.isVisible()).toBe(true);
    expect(await atClose.evaluate(({ isShown }) => isShown)).toBe(true);
    await popover.getByRole('button', { name: 'Close' }).click();
    await popover.waitFor({ state: 'detached' });
  });

  it('offers another try when the product cannot be had', async () => {
    const { page } = await shop.visit('/shop', phone);
    await page.route('**/shop/island?format=*', (route) => route.abort());
    await page.locator('#island .sqs-product-quick-view-button').tap();
    const retry = page.getByRole('button', { name: 'Unable to load. Try again.' });
    await retry.waitFor();
    await page.unroute('**/shop/island?format=*');
    await retry.tap();
    await page.getByRole('dialog').getByRole('heading', { name: 'Island' }).waitFor();
    await expect.poll(() => retry.count()).toBe(0);
  });
});

describe('paying in installments', () => {
  const pill = (page: Page): Locator => page.locator('.sw-installments > span');

  it('[PAY-03] tells of none without an account that takes them', async () => {
    const { page } = await shop.visit('/shop/island');
    await choose(page, 'Large', 'None');
    await expect.poll(() => price(page).innerText()).toContain('$70.00');
    expect(await pill(page).count()).toBe(0);
  });

  const visitConnected = async (visited: VisitedSite, path: string, options?: BrowserContextOptions) => {
    await connectStripe(visited);
    const visit = await visited.visit(path, options);
    // A page that was cached before may be shown for a second.
    await expect
      .poll(async () => {
        await visit.page.reload({ waitUntil: 'networkidle' });
        return pill(visit.page).count();
      })
      .toBe(1);
    return visit;
  };

  describe('with an account at Stripe', () => {
    it('[PAY-01 PAY-03 PAY-05] tells the payments of the variant that was chosen, and for which orders', async () => {
      const { page } = await visitConnected(shop, '/shop/island');
      await expect.poll(() => pill(page).textContent()).toBe('4 interest-free payments of $16.25');
      await choose(page, 'Large', 'None');
      await expect.poll(() => pill(page).textContent()).toBe('4 interest-free payments of $17.50');
      await page.goto('/shop/dear');
      await expect.poll(() => pill(page).textContent()).toBe('Afterpay available for orders up to $2,000.00');
      await page.goto('/shop/files');
      await page.waitForLoadState('networkidle');
      expect(await pill(page).count()).toBe(0);
    });

    it('[PAY-05] has a one-line form on phones', async () => {
      const { page } = await visitConnected(shop, '/shop/island', phone);
      await expect.poll(() => pill(page).textContent()).toBe('4 × $16.25 interest-free');
      const box = await page.locator('.sw-installments').boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    });

    it('[PAY-05] writes amounts as the page writes its prices', async () => {
      const { page } = await visitConnected(bareNumbers, '/shop/island');
      await expect.poll(() => pill(page).textContent()).toBe('4 interest-free payments of 16.25');
      expect(await price(page).locator('.sqs-money-native').textContent()).toBe('65.00');
      expect(await pill(page).locator('.sqs-money-native').textContent()).toBe('16.25');
    });

    it('[PAY-02] explains itself in a popup that its button, Escape and a click beside it close', async () => {
      const { page } = await visitConnected(shop, '/shop/card');
      const open = page.getByRole('button', { name: 'Learn more' });
      const popup = page.getByRole('dialog', { name: 'Afterpay' });
      const closings = [
        () => popup.getByRole('button', { name: 'Close' }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 5),
      ];
      for (const close of closings) {
        await open.click();
        await popup.waitFor();
        expect(await popup.innerText()).toContain('Afterpay');
        await close();
        await popup.waitFor({ state: 'detached' });
        await expect.poll(() => open.evaluate((element) => element === document.activeElement)).toBe(true);
      }
    });

    it('[PAY-02] only warns when the popup cannot be had', async () => {
      const { page, faults } = await visitConnected(shop, '/shop/card');
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await page.route('**/-/installments/*', (route) => route.abort());
      await page.getByRole('button', { name: 'Learn more' }).click();
      await expect.poll(() => warnings.length).toBe(1);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(faults).toEqual([]);
    });
  });
});

it('[BTN-14] an alert names the failure by what the shopper wanted, that of a subscription in the words of the server', async () => {
  const titleOn = async (page: Page): Promise<string | null> => {
    await button(page).click();
    return page.getByRole('alertdialog').getByRole('heading').textContent();
  };
  const { page } = await shop.visit('/shop/island');
  await choose(page, 'Small', 'Oak');
  expect(await titleOn(page)).toBe('Unable to Add Item');
  const { page: hurried } = await express.visit('/shop/island');
  await choose(hurried, 'Small', 'Oak');
  expect(await titleOn(hurried)).toBe('Unable to Purchase Item');
  await page.goto('/shop/gift-card');
  expect(await titleOn(page)).toBe('Unable to purchase Gift Card');
  await page.goto('/shop/monthly');
  // The server is asked for something that it does not sell.
  await page.route('**/api/3/commerce/cart/subscription*', async (route) => {
    const body: object = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify({ ...body, itemId: 'f'.repeat(24) }) });
  });
  const answered = page.waitForResponse('**/api/3/commerce/cart/subscription*');
  expect(await titleOn(page)).toBe('Unable to Add Item');
  const { message } = (await (await answered).json()) as { message: string };
  expect(await page.getByRole('alertdialog').innerText()).toContain(message);
});
