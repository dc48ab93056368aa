/** `:where()` has no specificity, so the site's styles override these. */
export const addedStyles = `
:where(.sw-popover:has(.sw-added-line)){display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:start;gap:12px;inline-size:min(380px,calc(100vw - 32px));padding:18px 20px;background:var(--sw-paper,#fff);color:var(--sw-ink,#161412)}
:where(.sw-popover)>:where(.sw-added-line,.sw-added-subtotal,.sw-added-ways){grid-column:1/-1}
:where(.sw-popover:has(.sw-added-line))>:where(.sw-close){grid-area:1/2}
:where(.sw-added-line){display:grid;grid-template-columns:72px minmax(0,1fr);gap:4px 16px;align-items:center}
:where(.sw-added-picture){aspect-ratio:1;background:var(--sw-shade,#0001)}
:where(.sw-added-picture) img{display:block;inline-size:100%;block-size:100%;object-fit:contain}
:where(.sw-added-about){display:grid;gap:2px;min-inline-size:0;overflow-wrap:anywhere;font-size:15px;line-height:1.4}
:where(.sw-added-price){font-variant-numeric:tabular-nums}
p:where(.sw-added-subtotal){display:flex;justify-content:space-between;gap:16px;margin:0;padding-block-start:12px;border-block-start:1px solid var(--sw-line,#0002);font-variant-numeric:tabular-nums}
:where(.sw-added-ways){display:grid;grid-template-columns:repeat(auto-fit,minmax(120px,1fr));gap:8px}
:where(.sw-added-ways) a{box-sizing:border-box;min-block-size:48px;padding:13px 16px;border:1px solid;border-radius:var(--sw-radius,4px);color:inherit;font-weight:600;line-height:20px;text-align:center;text-decoration:none}
:where(.sw-added-ways) a:where(.sw-added-checkout){border-color:transparent;background:var(--sw-accent,#161412);color:var(--sw-on-accent,#fff)}
:where(.sw-cart-drawer){box-sizing:border-box;inset:0 0 0 auto;inline-size:min(440px,100vw);block-size:100dvh;max-inline-size:none;max-block-size:none;margin:0;padding:0;border:0;background:var(--sw-paper,#fff);color:var(--sw-ink,#161412);overscroll-behavior:contain}
:where(.sw-cart-drawer)[open]{display:grid;grid-template-rows:auto minmax(0,1fr) auto;animation:sw-drawer .25s}
:where(.sw-cart-drawer)::backdrop{background:#16141266}
:where(.sw-cart-drawer)>h2{margin:0;padding:22px 68px 18px 24px;font-size:1.375rem;line-height:1.25;letter-spacing:normal}
:where(.sw-cart-drawer)>button{position:absolute;inset:14px 14px auto auto;inline-size:44px;block-size:44px;padding:14px;border:0;background:none;color:inherit;cursor:pointer}
:where(.sw-cart-drawer)>ul{margin:0;padding:0 24px;list-style:none;overflow-y:auto}
:where(.sw-cart-drawer) li{padding-block:16px;border-block-start:1px solid var(--sw-line,#0002)}
:where(.sw-cart-drawer)>footer{display:grid;gap:14px;padding:16px 24px max(20px,env(safe-area-inset-bottom));border-block-start:1px solid var(--sw-line,#0002)}
:where(.sw-cart-drawer footer) p{padding:0;border:0}
:where(.sw-added-change){grid-column:2;display:flex;align-items:center;gap:4px;margin-block-start:4px}
:where(.sw-added-change) button{min-inline-size:44px;min-block-size:44px;border:1px solid var(--sw-line,#0003);border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer}
:where(.sw-added-change) button:where(.sw-added-remove){margin-inline-start:auto;border-color:transparent;text-decoration:underline}
:where(.sw-added-change) :where(output){min-inline-size:2.5em;text-align:center;font-variant-numeric:tabular-nums}
p:where(.sw-added-note){grid-column:2;margin:0;font-weight:600}
:where(.sw-cart-drawer,.sw-popover) :focus-visible{outline:2px solid currentcolor;outline-offset:2px}
@keyframes sw-drawer{from{translate:100% 0}}
@media(prefers-reduced-motion:reduce){:where(.sw-cart-drawer)[open]{animation:none}}`;
