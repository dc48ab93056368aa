import { randomBytes } from 'node:crypto';
import { cartMessage } from '@sitewright/domain/cart';
import {
  checkoutReply,
  isCheckoutReply,
  isCheckoutStep,
  type CheckoutStep,
  type CheckoutView,
} from '@sitewright/domain/checkout';
import { pageTypes } from '@sitewright/domain/pages';
import type { CheckoutPage, EnteredValues, PlacedOrder } from '@sitewright/render/checkout';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, type Refusal } from '../../http/index.ts';
import { stripePage } from '../../payments/index.ts';
import type { CheckoutPageServices } from './checkout-page-services.ts';

const KEY_BYTES = 16;

export interface CheckoutParameters {
  readonly step?: CheckoutStep;
  readonly showsFaults: boolean;
  readonly notice: string;
}

export const parametersOf = ({ query }: FastifyRequest): CheckoutParameters => {
  const { step, check, notice } = query as Readonly<Record<string, unknown>>;
  return {
    ...(typeof step === 'string' && isCheckoutStep(step) ? { step } : {}),
    showsFaults: check === '1',
    notice: typeof notice === 'string' ? notice : '',
  };
};

/** By code, because anybody could put texts into an address. */
const noticeTexts = (notice: string, language: string): Pick<CheckoutPage, 'message' | 'codeFault'> => {
  if (isCheckoutReply(notice)) return { message: checkoutReply(notice, language) };
  const codeFault = cartMessage(notice, language);
  return codeFault === undefined ? {} : { codeFault };
};

interface Shown {
  readonly checkout: CheckoutView | Refusal;
  readonly language: string;
  readonly parameters: CheckoutParameters;
  /** Why the order was not placed, and what has changed. */
  readonly message?: string;
  readonly changes?: readonly string[];
  readonly entered?: EnteredValues;
  readonly placed?: PlacedOrder;
  readonly status?: number;
  readonly isPreview?: boolean;
}

/** Scripts of a gateway are allowed where it is offered. */
const gatewayOf = (
  checkout: CheckoutView | Refusal,
  stripeUrl: string | undefined,
): Pick<CheckoutPage, 'gateway'> =>
  !isRefusal(checkout) && checkout.methods.some(({ gateway }) => gateway === 'stripe')
    ? { gateway: stripePage(stripeUrl) }
    : {};

/** Answers with the page of a checkout; that of an empty cart says so. */
export const showCheckout = async (
  { pages, settings }: Pick<CheckoutPageServices, 'pages' | 'settings'>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { checkout, language, parameters, status = 200, ...shown }: Shown,
): Promise<void> => {
  const { notice, ...parts } = parameters;
  reply.hijack();
  await pages.serveShopPage(request.raw, reply.raw, {
    pageType: pageTypes.checkout,
    status,
    checkout: {
      ...parts,
      ...noticeTexts(notice, language),
      ...shown,
      ...gatewayOf(checkout, settings.stripeUrl),
      view: isRefusal(checkout) ? null : checkout,
      paymentKey: randomBytes(KEY_BYTES).toString('hex'),
    },
  });
};
