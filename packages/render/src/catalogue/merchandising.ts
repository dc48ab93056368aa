import { property, type RenderContext } from '@sitewright/template';
import { textField } from '../data/index.ts';

/** What the shop shows beside a product: scarcity, restock sign-up, its own text for sold out. */
export const merchandisingOf = (product: unknown, context: RenderContext): unknown =>
  property(context.resolveName('productMerchandisingContext'), textField(product, 'id'));
