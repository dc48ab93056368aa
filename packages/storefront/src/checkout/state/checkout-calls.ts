import { cartTotalsCalls } from '@sitewright/api/cart-totals';
import { checkoutCalls } from '@sitewright/api/checkout';
import type { CallAnswer } from '@sitewright/api/call';
import { createClient, type Outcome } from '@sitewright/api/client';
import type { Proof } from '@sitewright/domain/proof-of-work';
import type { CheckoutDetails, CheckoutView } from '@sitewright/domain/checkout';
import { readCrumb } from '../../cart/index.ts';

const TIMEOUT_MS = 20_000;
/** Gateways may take their time. A request that was given up is repeated with the same key. */
const PAY_TIMEOUT_MS = 60_000;

const client = createClient({ readCrumb, storeCrumb: () => {}, timeoutMs: TIMEOUT_MS });
const payClient = createClient({ readCrumb, storeCrumb: () => {}, timeoutMs: PAY_TIMEOUT_MS });

export type Payment = CallAnswer<typeof checkoutCalls.pay>;

export const readCheckout = (): Promise<Outcome<CheckoutView>> => client.send(checkoutCalls.read, {});

export const saveDetails = (body: Partial<CheckoutDetails>): Promise<Outcome<CheckoutView>> =>
  client.send(checkoutCalls.save, { body });

/** The totals of the checkout are not those of the cart: the customer counts too. */
const thenRead = async (change: Promise<Outcome<unknown>>): Promise<Outcome<CheckoutView>> => {
  const changed = await change;
  return changed.ok ? readCheckout() : changed;
};

export const chooseOption = ({ cart }: CheckoutView, optionKey: string | null) =>
  thenRead(
    client.send(cartTotalsCalls.chooseShipping, {
      body: { location: cart.shippingLocation, ...(optionKey === null ? {} : { optionKey }) },
    }),
  );

export const applyCode = (code: string): Promise<Outcome<CheckoutView>> =>
  client.send(checkoutCalls.applyCode, { body: { code } });

export const removeGiftCard = (id: string): Promise<Outcome<CheckoutView>> =>
  client.send(checkoutCalls.removeGiftCard, { params: { id } });

export const removeCode = (code: string) =>
  thenRead(client.send(cartTotalsCalls.removeCode, { params: { code } }));

export interface PaymentRequest {
  readonly idempotencyKey: string;
  readonly methodId: string;
  readonly outcome?: CheckoutView['methods'][number]['outcomes'][number]['id'];
  readonly totalCents: number;
  readonly giftCardCents: number;
  readonly currency: string;
  readonly seen: string;
  readonly proof?: Proof;
}

export const sendPayment = (body: PaymentRequest): Promise<Outcome<Payment>> =>
  payClient.send(checkoutCalls.pay, { body });

export const readPayment = (id: string): Promise<Outcome<Payment>> =>
  client.send(checkoutCalls.readPayment, { params: { id } });
