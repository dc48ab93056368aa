import type { VisitorServices } from '../checkout/index.ts';
import type { PageHandler } from '../pages/index.ts';
import type { SubscriptionServices } from '../subscriptions/index.ts';

export interface SubscriptionPageServices extends VisitorServices, SubscriptionServices {
  readonly pages: PageHandler;
  readonly secret: string;
}
