/**
 * `:where()` has no specificity, so the site's styles of the pill override these. With `a` they override its styles of
 * links, which would color the text without the background.
 */
export const pillStyles = `
a:where(.sw-cart-pill){position:fixed;z-index:900;inset:auto 16px 16px auto;margin-bottom:env(safe-area-inset-bottom);padding:12px 20px;border:1px solid;border-radius:var(--sw-pill-radius);background:var(--sw-pill-ground);color:var(--sw-pill-ink);font:600 15px/20px system-ui;text-decoration:none;animation:sw-show .3s}
a:where(.sw-cart-pill)[data-style=light]{background:var(--sw-pill-ink);color:var(--sw-pill-ground)}
a:where(.sw-cart-pill)[data-style=outline]{background:inherit;color:inherit}
:where(.sw-cart-pill)[hidden]{display:none}
@keyframes sw-show{from{opacity:0}}
@media print{:where(.sw-cart-pill){display:none}}
@media(prefers-reduced-motion){:where(.sw-cart-pill){animation:none}}`;
