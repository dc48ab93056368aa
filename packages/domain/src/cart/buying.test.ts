import { describe, expect, it } from 'vitest';
import { fillText } from '../languages/index.ts';
import { buttonNameTexts } from './texts/button-name-texts.ts';
import {
  cartMessage,
  cartMessages,
  cartPageTexts,
  checkoutTexts,
  cartStrings,
  cartTotalsMessages,
  codeTexts,
  totalsTexts,
  buttonTexts,
  buyingTexts,
  callTexts,
  checkQuantity,
  purchaseFlowOf,
  itemCountText,
  localizedShopTexts,
  passesStockCheck,
  priceTexts,
  pillCount,
  pillNoun,
  priceNoteTexts,
  quickViewTexts,
  zoomTexts,
  shopTextsIn,
  subscriptionUrl,
  unselectedOptionsText,
} from './index.ts';

describe('words around buying', () => {
  it('[BTN-05] name the options that are missing', () => {
    expect(unselectedOptionsText(['Size'])).toBe('Please select the Size option.');
    expect(unselectedOptionsText(['Size', 'Frame'])).toBe('Please select the Size and Frame options.');
    expect(unselectedOptionsText(['Size', 'Frame', 'Paper'])).toBe(
      'Please select the Size, Frame and Paper options.',
    );
  });

  it('[BTN-15] name what was added, whatever signs it holds', () => {
    const addedText = (productName: string) => fillText(buyingTexts.wasAdded, { productName });
    expect(addedText('Late Sun')).toBe('Late Sun was added to your cart.');
    expect(addedText('$& {productName}')).toBe('$& {productName} was added to your cart.');
  });

  it('[CART-09 CART-10] count', () => {
    expect([0, 1, 100, 101].map(pillCount)).toEqual(['0', '1', '100', '100+']);
    expect([0, 1, 2].map(pillNoun)).toEqual(['items', 'item', 'items']);
    expect([1, 7, 100, 101].map((count) => itemCountText(count, (key) => cartStrings[key]))).toEqual([
      'One item in cart',
      '7 items in cart',
      '100 items in cart',
      'More than 100 items in cart',
    ]);
  });

  it.each(['de-DE', 'fr', 'es-MX'])('[BTN-07] every refusal has its words in %s', (language) => {
    for (const code of Object.keys(cartMessages)) {
      const text = cartMessage(code, language);
      expect(text, code).toBeTruthy();
      expect(text).not.toBe(cartMessage(code, 'en'));
    }
    expect(cartMessage('cart-full', 'ja')).toBe(cartMessages['cart-full']);
    expect(cartMessage('not-found', 'en-GB')).toBe('Sorry, that item is no longer available.');
    for (const code of ['constructor', '__proto__', 'unknown'])
      expect(cartMessage(code, language)).toBeUndefined();
  });

  it.each(['de', 'fr-FR', 'es_MX'])(
    '[FMT-10 BTN-05] everything a shop says it says in %s too',
    (language) => {
      const tables = [
        buttonTexts,
        buttonNameTexts,
        buyingTexts,
        callTexts,
        cartStrings,
        cartPageTexts,
        checkoutTexts,
        quickViewTexts,
        zoomTexts,
        priceNoteTexts,
        priceTexts,
        cartMessages,
        totalsTexts,
        codeTexts,
        cartTotalsMessages,
      ];
      const english = shopTextsIn('en-US');
      const texts = shopTextsIn(language);
      // Two texts of one name would be one.
      const besides = 9;
      const names = tables.flatMap((table) => Object.keys(table));
      expect(Object.keys(english)).toHaveLength(names.length + besides);
      const places = (text: string) => text.match(/\{\w+\}/g)?.toSorted();
      for (const [name, text] of Object.entries(texts)) {
        expect(text.trim(), name).toBe(text);
        expect(text, name).not.toBe('');
        expect(places(text), name).toEqual(places(english[name as keyof typeof english]));
      }
    },
  );

  it('[BTN-05 FMT-11] are told to scripts where they are not English, or the template has its own', () => {
    expect(localizedShopTexts('en-GB', {})).toEqual({});
    expect(localizedShopTexts('ja', { 'shop.added': 'できました', added: 'x', 'shop.unknown': 'y' })).toEqual(
      {
        added: 'できました',
      },
    );
    const german = localizedShopTexts('de-AT', { 'shop.soldOut': 'Leider weg', 'shop.added': '' });
    expect(german).toMatchObject({ soldOut: 'Leider weg', added: 'Hinzugefügt!' });
    expect(german).not.toHaveProperty('ok');
    expect(unselectedOptionsText(['Größe'], shopTextsIn('de'))).toBe('Bitte wählen Sie Größe.');
    expect(unselectedOptionsText(['Größe', 'Rahmen', '$&'], shopTextsIn('de'))).toBe(
      'Bitte wählen Sie Größe, Rahmen und $&.',
    );
  });
});

describe('rules around buying', () => {
  it('[BTN-08] a quantity is a whole number from 1 to 9999', () => {
    const check = (value: unknown) => {
      const checked = checkQuantity(value);
      return checked.ok ? checked.quantity : checked.refusal;
    };
    expect([1, 9999].map(check)).toEqual([1, 9999]);
    for (const value of ['2', Number.NaN, Number.POSITIVE_INFINITY, null, undefined, [1], true])
      expect(check(value)).toBe('quantity-not-number');
    expect(check(1.5)).toBe('quantity-not-whole');
    for (const value of [0, -1, 10_000, 1e9]) expect(check(value)).toBe('quantity-out-of-range');
  });

  it('[BTN-09] the stock check passes while any is left beyond what is in the cart', () => {
    const counted = (qtyInStock: number) => ({ unlimited: false, qtyInStock });
    expect(passesStockCheck([counted(3)], 2)).toBe(true);
    expect(passesStockCheck([counted(3)], 3)).toBe(false);
    expect(passesStockCheck([counted(0), { unlimited: true, qtyInStock: 0 }], 9)).toBe(true);
    expect(passesStockCheck([], 0)).toBe(false);
  });

  it('[BTN-02 (rule) BTN-03 (rule) BTN-04 (rule)] the button leads where the product is sold', () => {
    const product = { itemId: 'abc', productType: 1, isSubscribable: false };
    const lead = (fields: object, expressCheckout = false) =>
      purchaseFlowOf({ ...product, ...fields }, { sku: 'A&B', expressCheckout });
    expect(lead({})).toEqual({ kind: 'cart' });
    expect(lead({}, true)).toEqual({ kind: 'checkout', url: '/checkout' });
    expect(lead({ isSubscribable: true }, true)).toEqual({ kind: 'subscription' });
    expect(lead({ productType: 4 }, true)).toEqual({
      kind: 'gift-card',
      url: '/gift-card?item=abc&sku=A%26B',
    });
    expect(subscriptionUrl('t=1')).toBe('/subscribe?cartToken=t%3D1');
  });
});
