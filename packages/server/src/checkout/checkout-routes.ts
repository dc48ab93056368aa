import { checkoutCalls } from '@sitewright/api/checkout';
import { checkoutSchemas } from '@sitewright/api/checkout/schemas';
import { checkoutReply, isCheckoutReply } from '@sitewright/domain/checkout';
import { translateCartRefusal } from '../cart/index.ts';
import {
  implementCalls,
  isRefusal,
  type ImplementedCall,
  type Refusal,
  type VisitorContext,
} from '../http/index.ts';
import { readCheckout, saveCheckout, type CheckoutVisitor } from './checkout-service.ts';
import { pay, readPayment, type PayServices } from './pay/pay.ts';
import { applyCheckoutCode, removeCheckoutGiftCard } from './gift-cards/checkout-codes.ts';
import { isTrustedVisitor } from './trusted-visitor.ts';

/** What a message names, such as a limit. */
const textsIn = (data: object = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string'));

/** Shoppers read these messages, so they are in the language of the store. A refused payment has its own. */
export const translateCheckoutRefusal = (refusal: Refusal, language: string): Refusal =>
  isCheckoutReply(refusal.code) && refusal.code !== 'payment-refused'
    ? refusal.withMessage(checkoutReply(refusal.code, language, textsIn(refusal.data)))
    : refusal;

const visitorOf = async (context: VisitorContext): Promise<CheckoutVisitor> => ({
  ...context,
  isTrusted: await isTrustedVisitor(context),
});

const answer = async <Result>(
  context: VisitorContext,
  work: (visitor: CheckoutVisitor) => Promise<Result | Refusal>,
): Promise<Result | Refusal> => {
  const result = await work(await visitorOf(context));
  if (!isRefusal(result)) return result;
  const translated = translateCheckoutRefusal(result, context.site.settings.language);
  return isCheckoutReply(result.code) ? translated : translateCartRefusal(context, translated);
};

export const implementCheckoutCalls = (services: PayServices): ImplementedCall[] =>
  implementCalls({
    capability: 'checkout',
    calls: checkoutCalls,
    schemas: checkoutSchemas,
    handlers: {
      applyCode: ({ body }, context) => answer(context, (visitor) => applyCheckoutCode(visitor, body.code)),
      removeGiftCard: ({ params }, context) =>
        answer(context, (visitor) => removeCheckoutGiftCard(visitor, params.id)),
      read: (_input, context) => answer(context, readCheckout),
      save: ({ body }, context) => answer(context, (visitor) => saveCheckout(visitor, body)),
      pay: ({ body }, context) => answer(context, (visitor) => pay(visitor, body, services)),
      readPayment: ({ params }, context) =>
        answer(context, (visitor) => readPayment(visitor, params.id, services)),
    },
  });
