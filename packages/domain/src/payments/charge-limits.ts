/** The least that Stripe takes, in minor units, where it is not 50. */
const minimumCharges: Readonly<Record<string, number>> = {
  AED: 200,
  BGN: 100,
  CZK: 1500,
  DKK: 250,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300,
  THB: 1000,
};

const MINIMUM = 50;

export const minimumChargeOf = (currency: string): number => minimumCharges[currency] ?? MINIMUM;

/** The most that Stripe takes, where it is not eight digits. */
const maximumCharges: Readonly<Record<string, number>> = {
  COP: 9_999_999_999,
  HUF: 9_999_999_999,
  IDR: 999_999_999_999,
  INR: 999_999_999,
};

const MAXIMUM = 99_999_999;

export interface AmountFault {
  readonly code: 'payment-too-small' | 'payment-too-large';
  readonly limitCents: number;
}

/** Why a gateway would not take the amount. Only Stripe has limits: nothing is charged by the others. */
export const findAmountFault = (
  gateway: string,
  { amountCents, currency }: { readonly amountCents: number; readonly currency: string },
): AmountFault | undefined => {
  if (gateway !== 'stripe') return undefined;
  const [least, most] = [minimumChargeOf(currency), maximumCharges[currency] ?? MAXIMUM];
  if (amountCents < least) return { code: 'payment-too-small', limitCents: least };
  return amountCents > most ? { code: 'payment-too-large', limitCents: most } : undefined;
};
