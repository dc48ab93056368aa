/** Printed with the form: the style sheet of the site has no room for what few pages need. Every rule of the site overrides them. */
export const restockStyles =
  '@layer sw-restock{' +
  '.product-restock-notification:not([hidden]){display:grid;gap:.75rem;margin-top:1.25rem;max-inline-size:32rem}' +
  '.product-restock-form{margin:0;display:flex;flex-wrap:wrap;gap:.5rem}' +
  '.product-restock-form input,.product-restock-form select{box-sizing:border-box;min-block-size:2.75rem;' +
  'padding:.5rem .9rem;border:1.5px solid currentcolor;border-radius:var(--sw-field-radius,4px);' +
  'background:transparent;color:inherit;font:inherit}' +
  '.product-restock-form input:is([type=email],[type=text]){flex:1 1 14rem;min-inline-size:0}' +
  '.product-restock-form select{flex:1 1 100%}' +
  '.product-restock-form [type=submit]{cursor:pointer;font-weight:600}' +
  '.product-restock-form [type=submit]:disabled{cursor:progress;opacity:.6}' +
  '.product-restock-mailing-list{display:flex;gap:.6rem;align-items:baseline}' +
  '.product-restock-message,.product-restock-success{margin:0;font-weight:600}' +
  '.product-restock-notification .captcha-container:empty{display:none}}';
