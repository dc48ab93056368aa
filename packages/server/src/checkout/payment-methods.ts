import { checkoutReply, type PaymentMethod } from '@sitewright/domain/checkout';
import { testOutcomes } from '@sitewright/domain/payments';
import type { PaymentSettings } from '@sitewright/domain/store';
import type { BalanceOrder } from './load-checkout.ts';
import type { StripeAccountRow } from '../payment-records/index.ts';

export interface OfferedTo {
  readonly language: string;
  /** On this machine alone, or signed in as a contributor of the site. */
  readonly isTrusted: boolean;
  /** The connected account. */
  readonly stripe: StripeAccountRow | undefined;
  readonly pays?: BalanceOrder | undefined;
  /** Whether something is charged again each period: the way to pay has to be stored for that. */
  readonly isSubscribed?: boolean;
}

export const MANUAL = 'manual-';

const testMethod = (language: string): PaymentMethod => ({
  id: 'test',
  gateway: 'test',
  name: checkoutReply('testMethod', language),
  description: checkoutReply('testDescription', language),
  isTest: true,
  publishableKey: '',
  outcomes: testOutcomes.map((id) => ({ id, name: checkoutReply(`outcome-${id}`, language) })),
});

const stripeMethod = ({ isTest, publishableKey }: StripeAccountRow, language: string): PaymentMethod => ({
  id: 'stripe',
  gateway: 'stripe',
  name: checkoutReply('cardMethod', language),
  description: checkoutReply('cardDescription', language),
  isTest,
  publishableKey,
  outcomes: [],
});

/** On a public host strangers place test orders only where the owner allows it, and never in a store that is live. */
export const offerMethods = (
  { isTestGatewayEnabled, allowsTestOrders, manualMethods }: PaymentSettings,
  { language, isTrusted, stripe, pays, isSubscribed = false }: OfferedTo,
): PaymentMethod[] => {
  const takesTests = isTrusted || (allowsTestOrders && stripe?.isTest !== false);
  const methods = [
    ...(stripe && (takesTests || !stripe.isTest) ? [stripeMethod(stripe, language)] : []),
    ...(isTestGatewayEnabled && takesTests ? [testMethod(language)] : []),
    ...manualMethods
      .filter(({ isEnabled }) => isEnabled && !isSubscribed)
      .map(({ id, name, instructions }) => ({
        id: `${MANUAL}${id}`,
        gateway: 'manual' as const,
        name,
        description: instructions,
        isTest: false,
        publishableKey: '',
        outcomes: [],
      })),
  ];
  return pays ? methods.filter(({ isTest }) => isTest === pays.isTest) : methods;
};

/** Test cards pay test orders alone, and real cards never do: a method that would be refused is not offered. */
export const methodsForCards = (
  methods: readonly PaymentMethod[],
  cards: readonly { readonly isTest: boolean }[],
): PaymentMethod[] => {
  const fitting = methods.filter(({ isTest }) => cards.every((card) => card.isTest === isTest));
  return fitting.length > 0 ? fitting : [...methods];
};
