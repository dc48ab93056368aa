import { checkoutReply, type PaymentMethod } from '@sitewright/domain/checkout';
import { testOutcomes } from '@sitewright/domain/payments';
import type { PaymentSettings } from '@sitewright/domain/store';

export interface OfferedTo {
  readonly language: string;
  /** On this machine alone, or signed in as a contributor of the site. */
  readonly isTrusted: boolean;
}

export const MANUAL = 'manual-';

const testMethod = (language: string): PaymentMethod => ({
  id: 'test',
  gateway: 'test',
  name: checkoutReply('testMethod', language),
  description: checkoutReply('testDescription', language),
  outcomes: testOutcomes.map((id) => ({ id, name: checkoutReply(`outcome-${id}`, language) })),
});

/** On a public host strangers order with the test gateway only where the owner allows it. */
export const offerMethods = (
  { isTestGatewayEnabled, allowsTestOrders, manualMethods }: PaymentSettings,
  { language, isTrusted }: OfferedTo,
): PaymentMethod[] => [
  ...(isTestGatewayEnabled && (allowsTestOrders || isTrusted) ? [testMethod(language)] : []),
  ...manualMethods
    .filter(({ isEnabled }) => isEnabled)
    .map(({ id, name, instructions }) => ({
      id: `${MANUAL}${id}`,
      gateway: 'manual' as const,
      name,
      description: instructions,
      outcomes: [],
    })),
];
