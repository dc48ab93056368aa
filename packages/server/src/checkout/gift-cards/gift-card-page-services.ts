import type { PageHandler } from '../../pages/index.ts';
import type { VisitorServices } from '../request-visitor.ts';

export interface GiftCardPageServices extends VisitorServices {
  readonly pages: PageHandler;
  readonly secret: string;
}
