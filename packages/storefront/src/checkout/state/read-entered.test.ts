// @vitest-environment happy-dom
import { sampleDetails, sampleView } from '@sitewright/domain/checkout/testing';
import { describe, expect, it } from 'vitest';
import { pressAgain, pressedNames } from './pressed-before.ts';
import { readEntered, readSummary } from './read-entered.ts';

const summary = (inner: string): HTMLElement => {
  document.body.innerHTML = `<aside>${inner}</aside>`;
  return document.body;
};

it('an order summary is read as the shopper left it, with the reason for a refused code', () => {
  const place = summary(`<details open><form><button name="code" value="TEN">TEN</button></form>
    <div class="checkout-code"><form><input name="code" value="twenty"></form>
    <p class="checkout-fault">Nobody knows TWENTY.</p></div></details>`);
  expect(readSummary(place)).toEqual({ isOpen: true, code: 'twenty', fault: 'Nobody knows TWENTY.' });
});

it('an order summary without codes has neither a code nor a fault', () => {
  expect(readSummary(summary('<details></details>'))).toEqual({ isOpen: false, code: '', fault: '' });
});

describe('what was entered before the script was there', () => {
  const entered = (inner: string) => readEntered(summary(inner), sampleView());

  it('is what is saved where nothing was entered', () => {
    expect(entered('')).toEqual({
      details: sampleDetails,
      optionKey: undefined,
      methodId: undefined,
      outcome: undefined,
    });
  });

  it('is typed, ticked off and chosen', () => {
    const { details, methodId } = entered(`<input name="email" value="ada@example.com">
      <input name="shippingAddress.city" value="Braga"><input type="checkbox" name="isBillingSame">
      <input type="radio" name="methodId" value="card"><input type="radio" name="methodId" value="bank" checked>`);
    expect(details).toEqual({
      ...sampleDetails,
      email: 'ada@example.com',
      isBillingSame: false,
      shippingAddress: { ...sampleDetails.shippingAddress, city: 'Braga' },
    });
    expect(methodId).toBe('bank');
  });
});

describe('what was pressed before the script was there', () => {
  const busy = (name: string, isPay = false): string =>
    `<button class="${isPay ? 'is-pay' : ''}" aria-busy="true">${name}</button>`;

  it('is pressed again', () => {
    const names = pressedNames(summary(`${busy('Continue')}<button>Apply</button>`));
    const place = summary('<button>Apply</button><button>Continue</button>');
    const clicked: string[] = [];
    place.addEventListener('click', ({ target }) => clicked.push((target as HTMLElement).textContent));
    pressAgain(names, place);
    expect(clicked).toEqual(['Continue']);
  });

  it('does not pay beside another press, and presses nothing of which there are two', () => {
    expect(pressedNames(summary(busy('Pay $5.00', true)))).toEqual(['Pay $5.00']);
    const names = pressedNames(summary(busy('Remove') + busy('Pay $5.00', true)));
    expect(names).toEqual(['Remove']);
    const place = summary('<button>Remove</button><button>Remove</button>');
    let clicks = 0;
    place.addEventListener('click', () => (clicks += 1));
    pressAgain(names, place);
    expect(clicks).toBe(0);
  });
});
