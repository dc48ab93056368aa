/** Printed with the pills, so that pages without them do not pay. In a layer: every rule of the site overrides them. */
export const pillStyles =
  '@layer sw-pills{' +
  '.product-variants fieldset.variant-option{min-inline-size:0;margin:0 0 1rem;padding:0;border:0}' +
  '.product-variants .variant-option-title{margin-block-end:.5rem;padding:0;font-weight:600}' +
  '.variant-option-value{font-weight:400}' +
  '.variant-pills{display:flex;flex-wrap:wrap;gap:.5rem}' +
  '.variant-pill{position:relative;display:inline-flex;align-items:center;gap:.5rem;box-sizing:border-box;' +
  'min-block-size:2.75rem;min-inline-size:2.75rem;padding:.5rem 1rem;border:1px solid var(--sw-pill-line,currentcolor);' +
  'border-radius:var(--sw-pill-corner,4px);cursor:pointer}' +
  '.variant-pill .variant-radiobtn{position:absolute;inset:0;inline-size:100%;block-size:100%;margin:0;opacity:0;cursor:pointer}' +
  '.variant-pill:has(:checked){outline:2px solid var(--sw-pill-chosen,currentcolor);outline-offset:-2px}' +
  '.variant-pill:has(:focus-visible){outline:3px solid var(--sw-pill-chosen,currentcolor);outline-offset:2px}' +
  '.variant-swatch{inline-size:1.5rem;block-size:1.5rem;border-radius:50%;border:1px solid #0003}' +
  '.variant-pill-gone:not([hidden]){position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}' +
  '.variant-pill:has(.variant-pill-gone:not([hidden])){border-style:dashed;' +
  'background:linear-gradient(to top right,#0000 calc(50% - .6px),currentcolor calc(50% - .6px),currentcolor calc(50% + .6px),#0000 calc(50% + .6px))}' +
  '.variant-pill:has(.variant-pill-gone:not([hidden])) .variant-pill-text{text-decoration:line-through}' +
  '.variant-option[data-missing] .variant-pill{border-color:var(--sw-fault,#b3261e);border-width:2px}' +
  '.variant-missing{margin:.5rem 0 0;color:var(--sw-fault,#b3261e);font-weight:600}' +
  '@media(forced-colors:active){.variant-pill:has(:checked){outline-color:Highlight}}}';
