import type { CallAnswer } from '@sitewright/api/call';
import type { paymentsCalls } from '@sitewright/api/payments';

export type StripeAccount = CallAnswer<typeof paymentsCalls.readStripe>;
