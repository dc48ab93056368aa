import type { PageHandler } from '../../pages/index.ts';
import type { PayServices } from '../pay/pay.ts';
import type { VisitorServices } from '../request-visitor.ts';

export interface CheckoutPageServices extends VisitorServices, PayServices {
  readonly pages: PageHandler;
  readonly settings: { readonly stripeUrl: string | undefined };
}
