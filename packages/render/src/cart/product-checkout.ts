import { scopedFormatter } from '@sitewright/template';
import { variantsSelectHtml, wantsPills } from '../catalogue/index.ts';
import { isFieldTruthy } from '../data/index.ts';
import type { RenderHost } from '../languages/index.ts';
import { addToCartButtonHtml } from './add-to-cart-button.ts';
import { quantityInputHtml } from './quantity-input.ts';

/** Variant selection, quantity field and button. */
export const productCheckout = scopedFormatter<RenderHost>(
  (args) => (product, context) =>
    isFieldTruthy(context.resolveName('structuredContent'), 'isNotForSale')
      ? ''
      : (variantsSelectHtml(product, context, wantsPills(args)) ?? '') +
        (quantityInputHtml(product, context) ?? '') +
        addToCartButtonHtml(product, context),
);
