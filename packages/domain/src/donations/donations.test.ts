import { describe, expect, it } from 'vitest';
import { checkDonation, type GivenDonation } from './check-donation.ts';
import { newFundTerms } from './donation-fund.ts';
import { findFundFaults, tidyFund } from './find-fund-faults.ts';
import type { FundTerms } from './donations-schemas.ts';

const fund: FundTerms = {
  ...newFundTerms,
  title: 'Shelter',
  slug: 'shelter',
  suggestedCents: [1000, 2500],
  minimumCents: 500,
  maximumCents: 100_000,
  isMonthlyOffered: true,
  isNoteAsked: true,
};

const given: GivenDonation = { amount: '1000', other: '', rhythm: 'once', note: '' };

const check = (
  changes: Partial<GivenDonation>,
  { terms = {}, locale = 'en-US' }: { readonly terms?: Partial<FundTerms>; readonly locale?: string } = {},
) =>
  checkDonation(
    { ...given, ...changes },
    { fund: { ...fund, ...terms }, format: { currency: 'EUR', locale }, leastCents: 50 },
  );

describe('a donation', () => {
  it('is a suggested amount, whatever is left in the field for another one', () => {
    expect(check({ amount: '2500', other: '7' })).toEqual({
      ok: true,
      donation: { amountCents: 2500, note: '' },
      isMonthly: false,
    });
  });

  it('is an amount as it is written in the language of the shop', () => {
    const german = check(
      { amount: 'other', other: '1.234,50 €' },
      { terms: { maximumCents: null }, locale: 'de' },
    );
    expect(german).toMatchObject({ ok: true, donation: { amountCents: 123_450 } });
    expect(check({ amount: 'other', other: '12.5' })).toMatchObject({ donation: { amountCents: 1250 } });
    expect(check({ amount: '', other: '40' })).toMatchObject({ donation: { amountCents: 4000 } });
  });

  it.each([
    ['nothing', { amount: '' }, { amount: { code: 'amountMissing' } }],
    ['an amount that is not suggested', { amount: '1' }, { amount: { code: 'amountMissing' } }],
    ['an empty field', { amount: 'other' }, { other: { code: 'amountMissing' } }],
    ['words', { amount: 'other', other: 'plenty' }, { other: { code: 'amountInvalid' } }],
    ['less than nothing', { amount: 'other', other: '-20' }, { other: { code: 'amountInvalid' } }],
    ['too little', { amount: 'other', other: '4.99' }, { other: { code: 'amountTooLow', limitCents: 500 } }],
    [
      'too much',
      { amount: 'other', other: '1000.01' },
      { other: { code: 'amountTooHigh', limitCents: 100_000 } },
    ],
    ['a long note', { note: 'x'.repeat(201) }, { note: { code: 'noteTooLong' } }],
  ] as const)('is refused with the reason for %s', (_name, changes, faults) => {
    expect(check(changes)).toEqual({ ok: false, faults });
  });

  it('is at least what payment services take, also where the fund has no minimum', () => {
    expect(check({ amount: 'other', other: '0.49' }, { terms: { minimumCents: null } })).toEqual({
      ok: false,
      faults: { other: { code: 'amountTooLow', limitCents: 50 } },
    });
  });

  it('is given each month where the fund offers it', () => {
    expect(check({ rhythm: 'monthly' })).toMatchObject({ ok: true, isMonthly: true });
    expect(check({ rhythm: 'monthly' }, { terms: { isMonthlyOffered: false } })).toEqual({
      ok: false,
      faults: { rhythm: { code: 'notMonthly' } },
    });
  });

  it('has a note where the fund asks for one', () => {
    expect(check({ note: ' For Ada ' })).toMatchObject({ donation: { note: 'For Ada' } });
    expect(check({ note: 'For Ada' }, { terms: { isNoteAsked: false } })).toMatchObject({
      donation: { note: '' },
    });
  });

  it('cannot be entered freely where the fund does not allow it', () => {
    expect(check({ amount: 'other', other: '40' }, { terms: { isOtherAllowed: false } })).toMatchObject({
      faults: { amount: { code: 'amountMissing' } },
    });
  });
});

describe('a fund', () => {
  it('is stored without stray blanks, each amount once and in order', () => {
    expect(tidyFund({ ...fund, title: ' Shelter ', suggestedCents: [2500, 1000, 2500] })).toMatchObject({
      title: 'Shelter',
      suggestedCents: [1000, 2500],
    });
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ slug: 'No spaces' }, 'slug'],
    [{ slug: 'cart' }, 'slug'],
    [{ suggestedCents: [], isOtherAllowed: false }, 'suggestedCents'],
    [{ suggestedCents: [0] }, 'suggestedCents'],
    [{ suggestedCents: [100] }, 'suggestedCents'],
    [{ minimumCents: 5000, maximumCents: 1000 }, 'maximumCents'],
  ] as const)('says what is wrong with %j', (changes, field) => {
    expect(Object.keys(findFundFaults({ ...fund, ...changes }))).toEqual([field]);
  });

  it('may have suggested amounts, an amount of the donor, or both', () => {
    expect(findFundFaults(fund)).toEqual({});
    expect(findFundFaults({ ...fund, suggestedCents: [] })).toEqual({});
    expect(findFundFaults({ ...fund, isOtherAllowed: false })).toEqual({});
  });
});
