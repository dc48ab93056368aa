/**
 * `:where()` has no specificity, so the site's styles override these. With `a` and `h2` they override its styles of all
 * links and headings, which would color the text without the background.
 */
export const cartPageStyles = `
:where(.sw-cart-entries),:where(.sw-also-bought) ul{margin:0;padding:0;list-style:none}
:where(.sw-cart-entry){display:grid;grid-template-columns:96px minmax(0,1fr);gap:8px 20px;padding-block:24px;border-block-end:1px solid}
:where(.sw-cart-picture){display:block}
:where(.sw-cart-picture) img{display:block;inline-size:100%;block-size:auto}
h2:where(.sw-cart-title){margin:0;font-size:18px}
:where(.sw-cart-chosen){margin:4px 0;font-size:15px}
:where(.sw-cart-chosen) div{display:flex;gap:6px}
:where(.sw-cart-chosen) dt::after{content:':'}
:where(.sw-cart-chosen) dd{margin:0}
:where(.sw-cart-price),:where(.sw-cart-actions),:where(.sw-cart-total),:where(.sw-cart-fault,.sw-cart-note){margin:0}
:where(.sw-cart-price) :where(.original-price){margin-inline-start:8px;opacity:.7}
:where(.sw-cart-actions){display:flex;gap:16px}
:where(.sw-cart-actions) button{padding:8px 0;border:0;background:none;color:inherit;font:inherit;font-size:15px;text-decoration:underline;text-underline-offset:.2em;cursor:pointer}
:where(.sw-cart-quantity){display:flex;align-items:center;grid-column:2}
:where(.sw-cart-quantity) :is(button,input){box-sizing:border-box;block-size:44px;border:1px solid;background:none;color:inherit;font:inherit;text-align:center}
:where(.sw-cart-quantity) button{inline-size:44px;cursor:pointer}
:where(.sw-cart-quantity) button:disabled{opacity:.4;cursor:default}
:where(.sw-cart-quantity) input{inline-size:56px;margin-inline:-1px}
:where(.sw-cart-total){grid-column:2;font-weight:600}
:where(.sw-cart-fault){grid-column:1/-1;color:#c42f16;font-weight:600}
:where(.sw-cart-note){font-weight:600}
:where(.sw-cart-subtotal){display:flex;justify-content:space-between;gap:24px;margin:24px 0;font-size:20px}
:where(.sw-cart-full)[aria-busy=true] :where(.sw-cart-subtotal){opacity:.6}
:where(.sw-cart-rows){margin:0}
a:where(.sw-checkout-button){display:block;box-sizing:border-box;min-block-size:3.25rem;padding:.85rem 1.25rem;border-radius:var(--sw-radius,4px);background:var(--sw-accent,#161412);color:var(--sw-on-accent,#fff);font-weight:600;text-align:center;text-decoration:none}
:where(.sw-cart-rows) div{display:flex;justify-content:space-between;gap:24px;padding-block:6px}
:where(.sw-cart-rows) dd{margin:0}
:where(.sw-cart-grand-total){font-size:20px;font-weight:600}
:where(.sw-cart-codes) ul{margin:0;padding:0;list-style:none}
:where(.sw-cart-codes) li{display:flex;flex-wrap:wrap;align-items:center;gap:12px;padding-block:6px}
:where(.sw-cart-codes) p{margin:0}
:where(.sw-cart-totals) :is(fieldset,details){margin:16px 0;padding:0;border:0}
:where(.sw-cart-totals) :is(legend,summary){padding:0;font-weight:600}
:where(.sw-cart-totals) summary{cursor:pointer}
:where(.sw-cart-code,.sw-cart-estimate){display:flex;flex-wrap:wrap;align-items:end;gap:12px;margin-block:16px}
:where(.sw-cart-totals) label{display:grid;gap:4px}
:where(.sw-cart-totals) fieldset label{display:flex;gap:8px;align-items:baseline;padding-block:4px}
:where(.sw-cart-totals) small{display:block}
:where(.sw-cart-totals) :is(input:not([type=radio]),select,button){box-sizing:border-box;min-block-size:44px;padding:4px 12px;border:1px solid;background:none;color:inherit;font:inherit}
:where(.is-unavailable) :where(.sw-cart-picture,.sw-cart-price){opacity:.5}
:where(.sw-also-bought) ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(45%,180px),1fr));gap:24px}
:where(.sw-also-bought) a{color:inherit;text-decoration:none}
:where(.sw-also-bought) :where(.sw-also-title,.sw-also-price){display:block}
@media(min-width:960px){:where(.sw-cart-full){display:grid;column-gap:clamp(2rem,4vw,4rem);grid-template:repeat(8,auto) 1fr/minmax(0,1fr) 20rem}:where(.sw-cart-full>*){grid-column:2;min-inline-size:0}:where(.sw-cart-full>.sw-cart-entries){grid-area:1/1/-1/2}}
@media(min-width:760px) and (max-width:959px),(min-width:1200px){:where(.sw-cart-entry){grid-template-columns:140px minmax(0,1fr) auto 96px;align-items:start}:where(.sw-cart-quantity),:where(.sw-cart-total){grid-column:auto}:where(.sw-cart-total){text-align:end}}`;
