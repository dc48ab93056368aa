/**
 * A button that was pressed before its script has come says that it is adding. Of the formatter's selects and buttons one is shown, unless the template says otherwise: buttons have names that a
 * form sends, selects need JavaScript. Without JavaScript, hides buttons that need it and inputs outside of a form; the noscript form on the
 * product page is used then.
 */
export const cartStyles =
  '[data-adding]:not([data-state]):is([aria-busy],:has([aria-busy]))' +
  '{&::after{content:attr(data-adding)}>*{display:none}}' +
  ':where(.variant-radiobtn-wrapper){display:none}' +
  '@media(scripting:none){:where(.variant-select-wrapper){display:none}:where(.variant-radiobtn-wrapper){display:block}.sqs-add-to-cart-button,.sqs-product-quick-view-button,' +
  ':is(.product-variants,.product-quantity-input):not(form *){display:none!important}}';
