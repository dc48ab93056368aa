/**
 * Without JavaScript, hides buttons that need it and inputs outside of a form; the noscript form on the
 * product page is used then.
 */
export const cartStyles =
  '@media(scripting:none){.sqs-add-to-cart-button,.sqs-product-quick-view-button,' +
  ':is(.product-variants,.product-quantity-input):not(form *){display:none!important}}';
