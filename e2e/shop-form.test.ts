import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';

const shop = await openShop({ name: 'shop-form' });

const button = (page: Page): Locator => page.locator('.sqs-add-to-cart-button').first();
const lightbox = (page: Page): Locator => page.getByRole('dialog', { name: 'Dedication' });

const openForm = async (page: Page): Promise<Locator> => {
  await button(page).press('Enter');
  await lightbox(page).waitFor();
  return lightbox(page);
};

const readCart = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/commerce/shopping-cart')).json()).entries);

/** Parts of an address are called lines, too. */
const lineIn = (form: Locator): Locator => form.locator('[data-field="line"] textarea');

const fillRequired = async (form: Locator): Promise<void> => {
  await lineIn(form).fill('For Ines');
  await form.getByLabel('Slanted').check();
};

describe('the form of a product', () => {
  it('[BTN-12] stands over the page, locks scrolling, holds the focus and gives it back', async () => {
    const { page } = await shop.visit('/shop/dedicated');
    const form = await openForm(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && active?.closest('dialog') === null;
      });
      expect(isOutside).toBe(false);
    }
    const animation = await form.evaluate((element) => getComputedStyle(element).animationDuration);
    expect(animation).toBe('0.3s');
    await form.getByRole('button', { name: 'Close' }).click();
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    await expect
      .poll(() => button(page).evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  it.each(['Enter', ' '])('[BTN-12] closes by %j on its close control, and by Escape', async (key) => {
    const { page } = await shop.visit('/shop/dedicated');
    const form = await openForm(page);
    await form.getByRole('button', { name: 'Close' }).press(key);
    await expect.poll(() => form.count()).toBe(0);
    await openForm(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => form.count()).toBe(0);
  });

  it('[BTN-12] brings the field that is typed in back into view, 100 ms after the window has changed', async () => {
    const { page } = await shop.visit('/shop/dedicated');
    await page.clock.install();
    await openForm(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => {
      Element.prototype.scrollIntoView = () => {
        const { dataset } = document.documentElement;
        dataset['brought'] = `${Number(dataset['brought'] ?? 0) + 1}`;
      };
    });
    const brought = (): Promise<string | null> => page.locator('html').getAttribute('data-brought');
    await page.evaluate(() =>
      addEventListener('resize', () => document.documentElement.setAttribute('data-resized', '')),
    );
    await page.setViewportSize({ width: 1000, height: 500 });
    await page.locator('html[data-resized]').waitFor();
    await page.clock.runFor(99);
    expect(await brought()).toBeNull();
    await page.clock.runFor(1);
    await expect.poll(brought).toBe('1');
  });

  it('has nothing to say against for axe, and does not move for those who want less motion', async () => {
    const { page } = await shop.visit('/shop/dedicated', { ...phone, reducedMotion: 'reduce' });
    const form = await openForm(page);
    expect(await findViolations(page, { within: 'dialog' })).toEqual([]);
    expect(await form.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  it('[FORM-04 FORM-05 FORM-06 FORM-17] tells above each field what is wrong with it, and keeps what was typed', async () => {
    const { page } = await shop.visit('/shop/dedicated');
    const form = await openForm(page);
    await form.getByLabel('Email').fill('ines');
    await form.getByRole('button', { name: 'Add To Cart' }).click();
    const faultOf = (field: string): Locator => form.locator(`[data-field="${field}"] .field-error`);
    await expect.poll(() => faultOf('line').textContent()).toBe('Required');
    expect(await faultOf('hand').textContent()).toBe('Required');
    expect(await faultOf('mail').textContent()).toContain('Email is not valid.');
    expect(await form.getByRole('alert').textContent()).toBe(
      'One or more fields is invalid, please check your entries.',
    );
    await expect
      .poll(() => lineIn(form).evaluate((element) => element === document.activeElement))
      .toBe(true);
    const isAbove = await faultOf('line').evaluate(
      (fault) =>
        fault.getBoundingClientRect().top <
        (fault.parentElement?.querySelector('.title')?.getBoundingClientRect().top ?? 0),
    );
    expect(isAbove).toBe(true);
    expect(await form.getByLabel('Email').inputValue()).toBe('ines');

    await lineIn(form).fill('Much longer than twenty');
    await expect.poll(() => form.locator('.sw-counter').textContent()).toBe('23 / 20');
    expect(await form.locator('.sw-counter.is-over').count()).toBe(1);
    await form.getByRole('button', { name: 'Add To Cart' }).click();
    await expect.poll(() => faultOf('line').textContent()).toBe('You have exceeded the character limit.');
    expect(await readCart(page)).toEqual([]);
  });

  it('[BTN-12 CART-02 FORM-01] adds the product with everything that was filled in', async () => {
    const { page, faults } = await shop.visit('/shop/dedicated?campaign=spring');
    const form = await openForm(page);
    await fillRequired(form);
    await form.getByLabel('First Name').fill('Ines');
    await form.getByLabel('Ribbon').check();
    await form.getByLabel('Card').check();
    await form.getByLabel('Wrapping').selectOption('Cloth');
    await form.getByLabel('Month').fill('12');
    await form.getByLabel('Strongly Agree').check();
    for (const field of ['hour', 'where', 'call', 'plain'])
      await form.locator(`[data-field="${field}"] input`).first().fill('7');
    expect(await form.getByText('A line on the back').count()).toBe(1);
    await form.getByRole('button', { name: 'Add To Cart' }).press('Enter');
    await page.getByText('Dedicated was added to your cart.').first().waitFor();
    await form.waitFor({ state: 'detached' });
    const [entry] = await readCart(page);
    expect(JSON.parse(entry.additionalFields)).toEqual({
      line: 'For Ines',
      who: ['Ines', ''],
      hand: 'Slanted',
      extras: ['Ribbon', 'Card'],
      wrap: 'Cloth',
      day: ['12', '', ''],
      hour: expect.arrayContaining(['7']),
      where: expect.arrayContaining(['7']),
      call: expect.arrayContaining(['7']),
      plain: '7',
      liked: { 'Is easy to use': 2 },
      from: 'spring',
    });
    expect(faults).toEqual([]);
  });

  it('[BTN-09 BTN-07] is not opened for what is all in the cart already', async () => {
    const { page } = await shop.visit('/shop/dedicated');
    const form = await openForm(page);
    await fillRequired(form);
    await form.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByText('Dedicated was added to your cart.').first().waitFor();
    await expect.poll(() => button(page).textContent()).toContain('Add To Cart');
    await button(page).click();
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    expect(await alert.locator('p').textContent()).toBe(
      'Sorry, we do not have enough of that item available.',
    );
    expect(await form.count()).toBe(0);
  });

  it('stays open with everything in it when the server refuses', async () => {
    const { page } = await shop.visit('/shop/dedicated');
    const form = await openForm(page);
    await fillRequired(form);
    // On its way the line becomes longer than the server takes, which the form itself would not have sent.
    await page.route('**/api/commerce/shopping-cart/entries', (route) =>
      route.continue({
        postData: (route.request().postData() ?? '').replace('For Ines', 'For Ines, and all of her friends'),
      }),
    );
    await form.getByRole('button', { name: 'Add To Cart' }).click();
    await form.getByText('You have exceeded the character limit.').waitFor();
    expect(await lineIn(form).inputValue()).toBe('For Ines');
    await page.unroute('**/api/commerce/shopping-cart/entries');
    await form.getByLabel('First Name').fill('x'.repeat(10_001));
    await form.getByRole('button', { name: 'Add To Cart' }).click();
    await form.getByRole('alert').getByText('Please shorten them.').waitFor();
    await form.getByLabel('First Name').fill('Ines');
    await form.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByText('Dedicated was added to your cart.').first().waitFor();
  });

  it('[CART-06 (rule) CART-11] can be filled in anew on the cart page', async () => {
    const { page } = await shop.visit('/shop/dedicated');
    const form = await openForm(page);
    await fillRequired(form);
    await form.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByText('Dedicated was added to your cart.').first().waitFor();
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Edit details' }).click();
    await form.waitFor();
    expect(await lineIn(form).inputValue()).toBe('For Ines');
    await lineIn(form).fill('For Ada');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.locator('.sw-cart-chosen').getByText('For Ada').waitFor();
    await page.route('**/additionalFields', (route) => route.abort());
    await page.getByRole('button', { name: 'Edit details' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Unable to update form. Network error').waitFor();
    await page.reload();
    await page.route('**/-/storefront/forms-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Edit details' }).click();
    await page.getByText('Unable to open form').waitFor();
  });
});
