import type { Address } from '@sitewright/domain/addresses';
import type { PaymentRow } from '../../../payment-records/index.ts';

/** Repeated by Stripe in its events: our payment is found by it. */
export const PAYMENT = 'sitewright_payment';
export const SITE = 'sitewright_site';

/** What the address says when the shopper comes back is ignored but for the id, which is checked against the cart. */
export const returnUrl = ({ publicOrigin, paymentId }: PaymentRow): string =>
  `${publicOrigin}/checkout/return?payment=${paymentId}`;

/** From the page of Stripe's, without having paid. It leads to the page of the cart or of the payment link. */
export const leaveUrl = (payment: PaymentRow): string => `${returnUrl(payment)}&left=1`;

const addressOf = ({ line1, line2, city, region, postalCode, country }: Address) => ({
  line1,
  line2,
  city,
  state: region,
  postal_code: postalCode,
  country,
});

const shippingOf = (address: Address | null) =>
  address === null
    ? {}
    : {
        shipping: {
          name: `${address.firstName} ${address.lastName}`.trim() || '-',
          phone: address.phone,
          address: addressOf(address),
        },
      };

/** Read by people in the dashboard of Stripe, and by its checks for fraud. */
export const describeToStripe = ({ websiteId, paymentId, publicOrigin, content }: PaymentRow) => ({
  description: `${new URL(publicOrigin).host}, ${content.email}`,
  metadata: { [PAYMENT]: paymentId, [SITE]: websiteId },
  ...shippingOf(content.shippingAddress),
});
