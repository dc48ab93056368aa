/**
 * Only for shop pages that the template does not define. `:where()` has no specificity, so the template's
 * styles override these; colours are the site's. With `a` and `h2` they override its styles of all links and headings.
 */
const choices = `
:where(.sw-product,.sw-quick-about) :where(.variant-option,.product-quantity-input){margin-block:0 1rem}
:where(.sw-product,.sw-quick-about) :where(.variant-option-title,.quantity-label){margin-block-end:.35rem;font-size:.9375em;font-weight:600}
:where(.sw-product,.sw-quick-about) :where(select,input[type=number],input[name=quantity]){box-sizing:border-box;min-block-size:3rem;padding:.6rem .75rem;border:1px solid currentcolor;border-radius:4px;background:var(--sw-paper);color:inherit;font:inherit}
:where(.sw-product,.sw-quick-about) :where(select){inline-size:100%}
:where(.sw-product,.sw-quick-about) :where(input[type=number],input[name=quantity]){inline-size:6rem}
:where(.sw-product,.sw-quick-about) :where(.sqs-add-to-cart-button,noscript button){display:block;box-sizing:border-box;inline-size:100%;min-block-size:3.25rem;padding:.85rem 1.25rem;border:0;border-radius:4px;background:var(--sw-ink);color:var(--sw-paper);font:inherit;font-weight:600;text-align:center;cursor:pointer}
:where(.sw-product,.sw-quick-about) :where(.sqs-add-to-cart-button)[aria-disabled=true]{opacity:.6;cursor:default}
@media(scripting:none){:where(.sw-product,.sw-quick-about) :where(.sqs-add-to-cart-button-wrapper,.product-quantity-input){display:none}}
:where(.variant-pill):has(:checked){background:var(--sw-ink);color:var(--sw-paper)}`;

const prices = `
:where(.product-mark){display:inline-block;padding:.15rem .6rem;border-radius:99px;background:var(--sw-ink);color:var(--sw-paper);font-size:.8125rem;font-weight:600}
:where(.product-mark)::first-letter{text-transform:uppercase}
:where(.product-price){font-variant-numeric:tabular-nums}
:where(.product-price) :where(.original-price){text-decoration:line-through;opacity:.75}
:where(.product-price) :where(.sale-price,.sqs-money-native)+.original-price{margin-inline-start:.5em}`;

const shelf = `
:where(.sw-shelf){display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,max(15rem,22%)),1fr));gap:clamp(1.75rem,4vw,3rem) clamp(1rem,2.5vw,2rem);align-items:start}
:where(.sw-shelf)>:not(article){grid-column:1/-1;margin:0}
:where(.sw-list)>p{margin-block:0 1.5rem}
:where(.sw-card){position:relative;display:grid;gap:.35rem;min-inline-size:0}
:where(.sw-card-picture){position:relative;margin-block-end:.35rem;background:var(--sw-shade)}
:where(.sw-card-picture)>a{display:block;aspect-ratio:4/5}
:where(.sw-card-picture) img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
:where(.sw-card) :is(h2,h3){margin:0;font-size:1.125rem;line-height:1.3;overflow-wrap:anywhere}
:where(.sw-card) :where(h2,h3) a{text-decoration:none}
:where(.sw-card) :where(h2,h3) a:hover{text-decoration:underline}
:where(.sw-card-picture)>.product-mark{position:absolute;inset:.75rem auto auto .75rem}
:where(.sw-card-picture)>.sqs-product-quick-view-button{position:absolute;inset:auto .75rem .75rem;padding:.7rem 1rem;border-radius:var(--sw-radius,4px);background:var(--sw-paper);color:var(--sw-ink);font-weight:600;line-height:1.2;text-align:center;cursor:pointer}
@media(hover:hover){:where(.sw-card:not(:hover,:focus-within))>.sw-card-picture>.sqs-product-quick-view-button{opacity:0}}
@media(hover:none){:where(.sw-card-picture)>.sqs-product-quick-view-button{display:none}}
@media(max-width:599px){:where(.sw-shelf){grid-template-columns:repeat(2,minmax(0,1fr))}}`;

export const productGridStyles = `<style>${shelf}${prices}${choices}
</style>`;

export const productStyles = `<style>
:where(.sw-product){display:grid;gap:clamp(1.5rem,4vw,4rem);align-items:start}
:where(.sw-product-gallery){display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem;min-inline-size:0}
:where(.sw-product-pictures){display:flex;gap:.75rem;align-items:start;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none}
:where(.sw-product-pictures)>*{flex:0 0 92%;min-inline-size:0;scroll-snap-align:start}
:where(.sw-product-pictures)>a>img{display:block;inline-size:100%;block-size:auto;background:var(--sw-shade);cursor:zoom-in}
:where(.sw-product-pictures>:only-child){flex-basis:100%}
:where(.sw-product-thumbnails){display:flex;flex-wrap:wrap;gap:.75rem;margin:0;padding:0;list-style:none}
:where(.sw-product-thumbnails) li{flex:1 0 2.75rem;max-inline-size:5rem}
:where(.sw-product-thumbnails) a{position:relative;display:block;aspect-ratio:4/5;background:var(--sw-shade)}
:where(.sw-product-thumbnails) img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
:where(.sw-product-thumbnails) :is(a:hover,[aria-current]){outline:2px solid currentcolor;outline-offset:2px}
:where(.sw-product-thumbnail-video)::after{content:"";position:absolute;inset:0;inline-size:.7rem;block-size:.9rem;margin:auto;background:currentcolor;clip-path:polygon(0 0,100% 50%,0 100%)}
:where(.sw-product-details){min-inline-size:0;max-inline-size:34rem}
:where(.sw-product-details) h1{margin:0 0 .5rem;font-size:clamp(1.75rem,3.5vw,2.75rem);line-height:1.1;letter-spacing:-.02em;overflow-wrap:anywhere}
:where(.sw-product-details)>.product-price{font-size:1.25rem}
:where(.sw-product-details)>.product-price-notes{margin:.25rem 0 0;font-size:.9375em}
:where(.sw-product-details)>.product-mark{margin-block-start:.75rem}
:where(.sw-product-details) form{margin-block:1.5rem 2rem}
:where(.sw-product-details,.sw-product-details>div)>p+p,:where(.sw-product-details)>div+p{margin-block-start:1em}
:where(.sw-product-details) img{max-inline-size:100%;block-size:auto}
:where(.sw-product)>:where(.sqs-comments,.sw-comments,section){grid-column:1/-1}
@media(min-width:700px){:where(.sw-product-pictures)>*{flex-basis:100%}:where(.sw-product.has-pictures){grid-template-columns:minmax(0,1.15fr) minmax(0,1fr)}:where(.sw-product.has-pictures) .sw-product-details{position:sticky;inset-block-start:2rem}}${shelf}${prices}${choices}
:where(.sw-related){margin-block-start:clamp(2.5rem,6vw,5rem)}
:where(.sw-related)>h2{margin:0 0 1.5rem}
</style>`;

export const searchStyles = `<style>
:where(.sw-search-hits){padding:0;list-style:none}
:where(.sw-search-hits) li:has(>img){display:grid;grid-template-columns:96px minmax(0,1fr);column-gap:1.25rem}
:where(.sw-search-hits) li>img{grid-row:1/span 4;inline-size:96px;block-size:120px;object-fit:cover;background:var(--sw-shade)}
:where(.sw-search-hits) li:has(>img)>:not(img){grid-column:2}
:where(.sw-search-price){margin-block:.25rem;font-variant-numeric:tabular-nums}
:where(.sw-search-price) s{opacity:.75}
</style>`;

export const cartStyles = `<style>
:where(.sw-cart-entries){margin:0;padding:0;list-style:none}
:where(.sw-cart-entry){display:grid;grid-template-columns:96px minmax(0,1fr);gap:8px 20px;padding-block:24px;border-block-end:1px solid var(--sw-line)}
@media(scripting:none){:where(.sw-cart-picture){grid-row:1/span 3}}
:where(.sw-cart-entry>:not(.sw-cart-picture)){grid-column:2}
:where(.sw-cart-picture) img{display:block;inline-size:100%;block-size:auto}
h2:where(.sw-cart-title){margin:0;font-size:1.125rem}
:where(.sw-cart-about) p,:where(.sw-cart-total){margin:0}
:where(.sw-cart-note){font-weight:600}
:where(.sw-cart form){display:flex;flex-wrap:wrap;align-items:center;gap:8px}
:where(.sw-cart form :is(input,button)){box-sizing:border-box;min-block-size:44px;padding:8px 14px;border:1px solid currentcolor;border-radius:4px;background:none;color:inherit;font:inherit}
:where(.sw-cart form input){inline-size:5rem}
:where(.sw-cart-subtotal){display:flex;justify-content:space-between;gap:24px;margin:24px 0;font-size:1.25rem}
:where(.sw-cart-rows,.sw-cart-rows dd){margin:0}
:where(.sw-cart-rows) div{display:flex;justify-content:space-between;gap:24px;padding-block:6px}
@media(min-width:960px){:where(.sw-cart-full){display:grid;grid-template:repeat(8,auto) 1fr/minmax(0,1fr) 20rem;column-gap:clamp(2rem,4vw,4rem)}:where(.sw-cart-full>*){grid-column:2;min-inline-size:0}:where(.sw-cart-full>.sw-cart-entries){grid-area:1/1/-1/2}}
a:where(.sw-checkout-button){display:block;box-sizing:border-box;min-block-size:3.25rem;padding:.85rem 1.25rem;border-radius:var(--sw-radius,4px);background:var(--sw-accent,#161412);color:var(--sw-on-accent,#fff);font-weight:600;text-align:center;text-decoration:none}
</style>`;
