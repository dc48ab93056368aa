/** On phones alone. `:where()` has no specificity, so the site's styles override these. */
export const buyBarStyles = `
:where(.sw-buy-bar:not([hidden])){position:fixed;z-index:800;inset:auto 0 0;display:grid;grid-template-columns:1fr auto;align-items:center;gap:0 16px;padding:10px 16px max(10px,env(safe-area-inset-bottom));border-top:1px solid var(--sw-line,#0002);background:var(--sw-paper,#fff);color:var(--sw-ink,#161412)}
:where(.sw-buy-bar)>*{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
:where(.sw-buy-bar) .product-price{grid-column:1;margin:0;font-size:1rem}
:where(.sw-buy-bar) button{grid-area:1/2/4;min-height:48px;max-width:56vw;padding:0 20px;border:0;border-radius:var(--sw-radius,4px);background:var(--sw-accent,#161412);color:var(--sw-on-accent,#fff);font:inherit;font-weight:600}
:where(.sw-buy-bar) [aria-disabled]{opacity:.65}
@media(max-width:699px){:where(.sw-cart-pill){margin-bottom:var(--sw-bar)}body:where(:has(.sw-buy-bar:not([hidden]))){padding-bottom:var(--sw-bar)}}
@media print,(min-width:700px){.sw-buy-bar{display:none!important}}`;
