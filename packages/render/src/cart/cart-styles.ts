/**
 * What only script can press, and choices outside of a form, are not there without script: a template's own form sells
 * then, on the product's page.
 */
export const cartStyles =
  '@media(scripting:none){.sqs-add-to-cart-button,.sqs-product-quick-view-button,' +
  ':is(.product-variants,.product-quantity-input):not(form *){display:none!important}}';
