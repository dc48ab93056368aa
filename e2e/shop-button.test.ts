import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openShop, phone } from './setup/sites/open-shop.ts';

const shop = await openShop({ name: 'shop-button' });
const german = await openShop({ name: 'shop-german', language: 'de-DE' });
/** Its limit for calls is used up by a test. */
const busy = await openShop({ name: 'shop-busy' });

const button = (page: Page): Locator => page.locator('.sqs-add-to-cart-button').first();
const alert = (page: Page): Locator => page.getByRole('alertdialog');
const entries = '**/api/commerce/shopping-cart/entries';

const choose = async (page: Page, size: string, frame: string): Promise<void> => {
  await page.getByLabel('Select Size').selectOption(size);
  await page.getByLabel('Select Frame').selectOption(frame);
};

/** Opens a page whose clock stands once its scripts have come, so that a test decides how late it is. */
const visitStopped = async (path: string, options = {}, site = shop) => {
  const visit = await site.visit(path, options, (page) => page.clock.install());
  await visit.page.waitForLoadState('networkidle');
  await visit.page.clock.pauseAt(Date.now() + 60_000);
  return visit;
};

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** What a timer brings is drawn a moment after it. */
const expectText = async (target: Locator, text: string): Promise<void> => {
  await expect.poll(() => target.textContent()).toContain(text);
};

const countItems = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await fetch('/api/commerce/shopping-cart')).json()).totalQuantity);

const middleOf = async (target: Locator): Promise<{ x: number; y: number }> => {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};

/** A click on its place on the screen: `click` would wait until a disabled button is enabled again. */
const clickPlace = async (target: Locator): Promise<void> => {
  const { x, y } = await middleOf(target);
  await target.page().mouse.click(x, y);
};

const tapPlace = async (target: Locator): Promise<void> => {
  const { x, y } = await middleOf(target);
  await target.page().touchscreen.tap(x, y);
};

/** Each way of pressing the button, on the screens it is used on; also while it says that it is disabled. */
const presses = [
  ['by mouse on a desktop', {}, clickPlace],
  ['by Enter on a desktop', {}, (target: Locator) => target.press('Enter')],
  ['by Space on a desktop', {}, (target: Locator) => target.press(' ')],
  ['by finger on a phone', phone, tapPlace],
] as const;

describe('the button', () => {
  it.each(presses)('[BTN-01 BTN-16] goes through its states %s', async (_, screen, press) => {
    const { page, faults } = await visitStopped('/shop/card', screen);
    expect(await button(page).textContent()).toContain('Add To Cart');
    await press(button(page));
    await expectText(button(page), 'Adding…');
    await page.locator('.sw-popover').waitFor();
    await page.clock.runFor(999);
    expect(await button(page).textContent()).toContain('Adding…');
    await page.clock.runFor(1);
    await expectText(button(page), 'Added!');
    expect(await button(page).getAttribute('aria-disabled')).toBe('true');
    await press(button(page));
    await page.clock.runFor(1999);
    expect(await button(page).textContent()).toContain('Added!');
    await page.clock.runFor(1);
    await expectText(button(page), 'Add To Cart');
    expect(await button(page).getAttribute('aria-disabled')).toBeNull();
    expect(await countItems(page)).toBe(1);
    expect(faults).toEqual([]);
  });

  it('[BTN-16] says to a screen reader that it adds, that it added and what went wrong', async () => {
    const { page } = await visitStopped('/shop/card');
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route(entries, async (route) => {
      await gate;
      await route.continue();
    });
    await button(page).press('Enter');
    const region = page.locator('output[aria-live="polite"]');
    await region.waitFor({ state: 'attached' });
    await page.clock.runFor(100);
    await expect.poll(() => region.textContent()).toBe('Adding…');
    release();
    await page.locator('.sw-popover').waitFor();
    await page.clock.runFor(100);
    await expect.poll(() => region.textContent()).toBe('Card was added to your cart.');
    await page.clock.runFor(4000);
    await page.getByLabel('Quantity').fill('9999');
    await button(page).press('Enter');
    await alert(page).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('OK');
    expect(await alert(page).locator('#sw-alert-message').textContent()).toBe(
      'Quantity must be between 1 and 9999.',
    );
    expect(await alert(page).getAttribute('aria-describedby')).toBe('sw-alert-message');
  });

  it('[BTN-15 CART-07] tells by a popover what was added, for 3000 ms or until it is closed, and scripts by an event', async () => {
    const { page } = await visitStopped('/shop/card');
    await page.evaluate(() =>
      document.addEventListener('item-added', (event) => {
        const { title, quantity } = (event as CustomEvent<{ title: string; quantity: number }>).detail;
        document.documentElement.dataset['added'] = `${quantity} ${title}`;
      }),
    );
    await button(page).click();
    const popover = page.locator('.sw-popover');
    await popover.waitFor();
    expect(await popover.locator('> p').first().textContent()).toBe('Card was added to your cart.');
    expect(await page.locator('html').getAttribute('data-added')).toBe('1 Card');
    const place = await popover.evaluate((element) => {
      const { top, right } = element.getBoundingClientRect();
      element.getAnimations().forEach((animation) => animation.finish());
      return { top: Math.round(top), right: Math.round(document.documentElement.clientWidth - right) };
    });
    expect(place).toEqual({ top: expect.any(Number), right: 16 });
    await expect.poll(() => popover.evaluate((element) => getComputedStyle(element).top)).toBe('33px');
    await page.clock.runFor(2999);
    expect(await popover.count()).toBe(1);
    await page.clock.runFor(1);
    await popover.waitFor({ state: 'detached' });
    await button(page).focus();
    await button(page).press('Enter');
    await popover.getByRole('button', { name: 'Close' }).press('Enter');
    await popover.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(button(page))).toBe(true);
  });
});

describe('a press that cannot be carried out', () => {
  const messages = [
    ['[BTN-05] names two options', '/shop/island', 'Please select the Size and Frame options.'],
    ['[BTN-05] names three options', '/shop/paper', 'Please select the Size, Colour and Weight options.'],
  ] as const;

  it.each(messages)('%s', async (_, path, message) => {
    const { page } = await shop.visit(path);
    await button(page).click();
    const note = page.getByRole('alert').filter({ hasText: message });
    await note.waitFor();
    const size = page.getByLabel('Select Size');
    await expect.poll(() => isFocused(size)).toBe(true);
    expect(await size.getAttribute('aria-invalid')).toBe('true');
    expect(await size.getAttribute('aria-describedby')).toBe(await note.getAttribute('id'));
    await size.selectOption({ index: 1 });
    await note.waitFor({ state: 'detached' });
    expect(await size.getAttribute('aria-invalid')).toBeNull();
  });

  it('[BTN-05 BTN-06 BTN-07 BTN-08] says what is wrong, one thing after the other', async () => {
    const { page } = await visitStopped('/shop/island');
    const expectMessage = async (message: string): Promise<void> => {
      await button(page).click();
      await alert(page).waitFor();
      expect(await alert(page).locator('p').textContent()).toBe(message);
      await alert(page).getByRole('button', { name: 'OK' }).click();
      await alert(page).waitFor({ state: 'detached' });
      await page.clock.runFor(1000);
    };
    await page.getByLabel('Select Size').selectOption('Small');
    await button(page).click();
    await page.getByRole('alert').filter({ hasText: 'Please select the Frame option.' }).waitFor();
    await choose(page, 'Small', 'Oak');
    await expectMessage('Sorry, that item variant is unavailable. Please select another variant.');
    await choose(page, 'Large', 'Oak');
    await expectMessage('Sorry, we do not have enough of that item available.');
    await choose(page, 'Small', 'None');
    await page.getByLabel('Quantity').fill('');
    await expectMessage('Quantity must be a number.');
    await page.getByLabel('Quantity').fill('1.5');
    await expectMessage('Quantity must be a whole number');
    await page.getByLabel('Quantity').fill('5');
    await expectMessage('Sorry, we do not have enough of that item available.');
    expect(await countItems(page)).toBe(0);
  });

  const expectFailure = async (page: Page, message: string): Promise<void> => {
    await button(page).press('Enter');
    await alert(page).waitFor();
    expect(await alert(page).getByRole('heading').textContent()).toBe('Unable to Add Item');
    expect(await alert(page).locator('p').textContent()).toBe(message);
    await page.keyboard.press('Enter');
    await alert(page).waitFor({ state: 'detached' });
    await page.clock.runFor(999);
    expect(await button(page).textContent()).toContain('Adding…');
    await page.clock.runFor(1);
    await expectText(button(page), 'Add To Cart');
  };

  it('[BTN-01 BTN-13] tells the server’s own message and is ready again after a second', async () => {
    const { page } = await visitStopped('/shop/card');
    await page.getByLabel('Quantity').fill('9999');
    await button(page).press('Enter');
    await page.locator('.sw-popover').waitFor();
    await page.clock.runFor(4000);
    await page.getByLabel('Quantity').fill('1');
    await expectFailure(page, 'Quantity must be between 1 and 9999.');
    expect(await countItems(page)).toBe(9999);
  });

  it('[BTN-01 BTN-13] tells that a crumb was refused twice and is ready again after a second', async () => {
    const { page } = await visitStopped('/shop/card');
    await page.route(entries, async (route) => {
      const headers = { ...(await route.request().allHeaders()), 'x-csrf-token': 'another' };
      await route.continue({ headers });
    });
    await expectFailure(page, 'Your session has expired. Please reload the page and try again.');
    expect(await countItems(page)).toBe(0);
  });

  it('[BTN-01 BTN-13] tells that there were too many calls and is ready again after a second', async () => {
    const { page } = await visitStopped('/shop/card', {}, busy);
    await page.evaluate(async () => {
      const send = async (): Promise<number> =>
        (await fetch('/api/commerce/shopping-cart/entries', { method: 'POST' })).status;
      while (!(await Promise.all(Array.from({ length: 20 }, send))).includes(429));
    });
    await expectFailure(page, 'Please try again in a few seconds.');
    expect(await countItems(page)).toBe(0);
  });

  it('[BTN-13] asks for cookies where there are none', async () => {
    const { page } = await shop.visit('/shop/card');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    });
    await page.context().clearCookies();
    await page.route(entries, async (route) => {
      const { cookie: _cookie, ...headers } = await route.request().allHeaders();
      await route.continue({ headers });
    });
    await page.reload();
    await button(page).click();
    await alert(page).waitFor();
    expect(await alert(page).locator('p').textContent()).toBe(
      'Please enable cookies in your browser, reload the page, and try again.',
    );
  });

  it('[SITE-27 (rule)] renews a crumb that has gone and adds once', async () => {
    const { page } = await shop.visit('/shop/card');
    await page.context().clearCookies({ name: 'crumb' });
    await button(page).click();
    await page.locator('.sw-popover').waitFor();
    expect(await countItems(page)).toBe(1);
  });

  it('[BTN-13] adds once when the answer gets lost on the way, the first one with the cookies in it', async () => {
    const { page, faults } = await shop.visit('/shop/card');
    let sent = 0;
    await page.route(entries, async (route) => {
      sent += 1;
      if (sent % 2 === 0) return route.continue();
      // The server does its work, and nobody hears of it. The browser's own fetch would keep the cookies.
      const { host: _host, 'content-length': _length, ...headers } = await route.request().allHeaders();
      const body = route.request().postData();
      await fetch(route.request().url(), { method: 'POST', headers, body });
      return route.abort();
    });
    for (const count of [1, 2]) {
      await button(page).click();
      await expect.poll(() => sent).toBe(2 * count);
      await expectText(button(page), 'Add To Cart');
      expect(await countItems(page)).toBe(count);
    }
    expect(sent).toBe(4);
    expect(await alert(page).count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

it('[BTN-05 BTN-15 FMT-11] speaks the language of the store', async () => {
  const { page, faults } = await german.visit('/shop/island');
  await button(page).click();
  await page.getByRole('alert').filter({ hasText: 'Bitte wählen Sie Size und Frame.' }).waitFor();
  await page.locator('select[data-variant-option-name="Size"]').selectOption('Small');
  await page.locator('select[data-variant-option-name="Frame"]').selectOption('Oak');
  await button(page).click();
  await alert(page).getByText('Der Artikel konnte nicht hinzugefügt werden').waitFor();
  await page.goto('/shop/card');
  await button(page).click();
  await page.locator('.sw-popover').getByText('Card liegt in Ihrem Warenkorb.').waitFor();
  await expect.poll(() => page.locator('.sw-cart-pill').textContent()).toBe('Warenkorb · 1 Artikel');
  expect(faults).toEqual([]);

  await page.goto('/cart');
  await page.route('**/api/commerce/cart/items/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Eins mehr: Card' }).click();
  await page.getByText('Die Menge konnte nicht geändert werden. Keine Verbindung').waitFor();
});

it('[FORM-04 FORM-05 BTN-12 FMT-11] asks for details in the language of the store', async () => {
  const { page, faults } = await german.visit('/shop/dedicated');
  await button(page).click();
  const form = page.getByRole('dialog', { name: 'Dedication' });
  await form.getByLabel('Email').fill('ines');
  await form.getByRole('button', { name: 'In den Warenkorb' }).click();
  const faultOf = (field: string): Locator => form.locator(`[data-field="${field}"] .field-error`);
  await expectText(faultOf('line'), 'Pflichtfeld');
  expect(await faultOf('mail').textContent()).toContain('keine gültige E-Mail-Adresse');
  await expectText(form.getByRole('alert'), 'Einige Angaben stimmen nicht. Bitte prüfen Sie sie.');
  await form.getByLabel('Vorname').fill('Ines');
  await form.getByLabel('Monat').fill('12');
  await form.getByLabel('Stimme voll zu').check();
  expect(await form.innerText()).not.toMatch(/Required|Name\b|Month|Agree|Close/);
  await form.getByLabel('Email').fill('');
  await form.getByLabel('Line').fill('Für Ines');
  await form.getByLabel('Slanted').check();
  await form.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.locator('.sw-popover').getByText('Dedicated liegt in Ihrem Warenkorb.').waitFor();
  await page.goto('/cart');
  await page.getByText('Is easy to use: Stimme voll zu').waitFor();
  expect(faults).toEqual([]);
});

describe('a server that does not answer', () => {
  it('[BTN-13 BTN-01] is given up with a message, and holds up nothing that comes after', async () => {
    const { page, faults } = await visitStopped('/shop/card');
    await page.route(entries, () => {});
    const asked = page.waitForRequest(entries);
    await button(page).press('Enter');
    await asked;
    await page.clock.runFor(8000);
    await alert(page).waitFor();
    expect(await alert(page).locator('p').textContent()).toContain('There was no answer in time.');
    await page.keyboard.press('Enter');
    await alert(page).waitFor({ state: 'detached' });
    await page.clock.runFor(1000);
    await expectText(button(page), 'Add To Cart');
    await page.unroute(entries);
    await button(page).press('Enter');
    await page.locator('.sw-popover').waitFor();
    expect(await countItems(page)).toBe(1);
    expect(faults).toEqual([]);
  });
});

describe('a press before the scripts have come', () => {
  it.each([
    ['click', (target: Locator) => target.click()],
    ['Enter', (target: Locator) => target.press('Enter')],
  ] as const)('by %s is kept and carried out once', async (_, press) => {
    const { page } = await shop.visit('/shop/card');
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/-/storefront/catalogue-*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.reload();
    await page.waitForFunction(() => document.readyState === 'complete');
    for (let time = 0; time < 3; time += 1) await press(button(page));
    release();
    await page.locator('.sw-popover').waitFor();
    expect(await countItems(page)).toBe(1);
  });
});

describe('the button in a list', () => {
  const inList = (page: Page, product: string): Locator =>
    page.locator(`#${product} .sqs-add-to-cart-button`);

  it.each(presses)('[BTN-11] asks for the option for 2 s, without an alert, %s', async (_, screen, press) => {
    const { page } = await visitStopped('/shop', screen);
    await press(inList(page, 'island'));
    await expectText(inList(page, 'island'), 'Select Option');
    await page.clock.runFor(1999);
    expect(await inList(page, 'island').textContent()).toContain('Select Option');
    await page.clock.runFor(1);
    await expectText(inList(page, 'island'), 'Add To Cart');
    expect(await alert(page).count()).toBe(0);
  });

  it('[BTN-11 CAT-04] says Sold Out and cannot be pressed', async () => {
    const { page } = await shop.visit('/shop');
    const gone = inList(page, 'gone');
    await gone.scrollIntoViewIfNeeded();
    await expect.poll(() => gone.textContent()).toContain('Sold Out');
    expect(await gone.getAttribute('aria-disabled')).toBe('true');
    const sent: (string | null)[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData()));
    await clickPlace(gone);
    expect(await alert(page).count()).toBe(0);
    await inList(page, 'card').click();
    await page.getByText('Card was added to your cart.').first().waitFor();
    expect(sent).toEqual([expect.stringContaining('69158b000000000000000002')]);
    expect(await countItems(page)).toBe(1);
  });

  it('[CAT-12 (rule)] adds what was chosen of each product apart', async () => {
    const { page } = await shop.visit('/shop');
    await page.locator('#island').getByLabel('Select Size').selectOption('Large');
    await page.locator('#island').getByLabel('Select Frame').selectOption('None');
    await inList(page, 'island').click();
    await page.getByText('Island was added to your cart.').first().waitFor();
    await inList(page, 'card').click();
    await page.getByText('Card was added to your cart.').first().waitFor();
    expect(await countItems(page)).toBe(2);
  });
});

it('[BTN-03] leads to the page of a subscription with the token of its cart', async () => {
  const { page } = await shop.visit('/shop/monthly');
  await button(page).click();
  await page.waitForURL('**/subscribe?cartToken=*');
  await page.getByRole('button', { name: 'Subscribe' }).waitFor();
  expect(await page.getByText('every month').first().isVisible()).toBe(true);
});

it('leads to the page of a gift card with the chosen value', async () => {
  const { page } = await shop.visit('/shop/gift-card');
  await page.getByLabel('Select Value').selectOption('$50');
  await button(page).click();
  await page.waitForURL('**/gift-card?item=*');
  expect(new URL(page.url()).searchParams.get('sku')).toBe('GC-50');
  await page.getByLabel('Message').waitFor();
});
