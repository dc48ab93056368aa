import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleProduct } from '../testing/sample-product.ts';
import { checkOrder } from './check-order.ts';

afterEach(() => vi.unstubAllGlobals());

const chosen = (Size: string, Frame: string) => {
  const product = sampleProduct();
  product.choose({ Size, Frame });
  return product;
};

describe('what the page can tell before it asks the server', () => {
  it('[BTN-05] names the options that were not chosen', () => {
    const product = sampleProduct();
    expect(checkOrder(product, '1')).toEqual({
      ok: false,
      message: 'Please select the Size and Frame options.',
      isIncomplete: true,
    });
    product.choose({ Size: '50 × 70' });
    expect(checkOrder(product, '1')).toMatchObject({ message: 'Please select the Frame option.' });
    const many = sampleProduct({ optionNames: ['Size', 'Frame', 'Paper'] });
    expect(checkOrder(many, '1')).toMatchObject({
      message: 'Please select the Size, Frame and Paper options.',
    });
  });

  it('[BTN-04 (rule)] asks for the denomination of a gift card', () => {
    const product = sampleProduct({ type: 4, optionNames: ['Value'] });
    expect(checkOrder(product, '1')).toMatchObject({ message: 'Select a denomination for the Gift Card' });
  });

  it('[BTN-06] refuses values that are not sold together', () => {
    expect(checkOrder(chosen('30 × 40', 'Oak'), '1')).toEqual({
      ok: false,
      message: 'Sorry, that item variant is unavailable. Please select another variant.',
    });
  });

  it('[BTN-07] refuses more than there are', () => {
    const refusal = { ok: false, message: 'Sorry, we do not have enough of that item available.' };
    expect(checkOrder(chosen('50 × 70', 'Oak'), '1')).toEqual(refusal);
    expect(checkOrder(chosen('30 × 40', 'None'), '4')).toEqual(refusal);
    expect(checkOrder(chosen('30 × 40', 'None'), '3')).toEqual({ ok: true, quantity: 3 });
    expect(checkOrder(chosen('50 × 70', 'None'), '9999')).toEqual({ ok: true, quantity: 9999 });
  });

  it.each([
    ['', 'Quantity must be a number.'],
    ['two', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number'],
    ['0', 'Quantity must be between 1 and 9999.'],
    ['-1', 'Quantity must be between 1 and 9999.'],
    ['10000', 'Quantity must be between 1 and 9999.'],
  ])('[BTN-08 BTN-10] refuses %j as a quantity', (text, message) => {
    expect(checkOrder(chosen('30 × 40', 'None'), text)).toEqual({ ok: false, message });
  });

  it('lets a product without choices pass, whose one variant only the server knows', () => {
    const product = sampleProduct({ optionNames: [], variants: [] });
    expect(checkOrder(product, '2')).toEqual({ ok: true, quantity: 2 });
  });

  it('[BTN-05 FMT-11] speaks the language of the store, and English where that says nothing', () => {
    const shopTexts = {
      selectSeveral: 'Bitte wählen Sie {optionsList} und {lastOption}.',
      'not-enough-stock': 'Davon haben wir leider nicht mehr genug.',
    };
    vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { shopTexts } });
    expect(checkOrder(sampleProduct(), '1')).toMatchObject({ message: 'Bitte wählen Sie Size und Frame.' });
    expect(checkOrder(chosen('50 × 70', 'Oak'), '1')).toMatchObject({
      message: 'Davon haben wir leider nicht mehr genug.',
    });
    expect(checkOrder(chosen('30 × 40', 'None'), '0')).toMatchObject({
      message: 'Quantity must be between 1 and 9999.',
    });
  });
});
