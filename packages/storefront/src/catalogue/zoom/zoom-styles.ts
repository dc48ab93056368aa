/** `:where()` has no specificity, so the site's styles override these. */
export const zoomStyles = `
:where(.sw-zoom){inset:0;inline-size:100vw;block-size:100dvh;max-inline-size:none;max-block-size:none;margin:0;padding:0;border:0;background:var(--sw-paper,#fff);color:var(--sw-ink,#161412);overflow:hidden;overscroll-behavior:contain}
:where(.sw-zoom)[open]{animation:sw-zoom .3s}
:where(.sw-zoom-stage){position:absolute;inset:0;display:grid;place-items:center;padding:clamp(8px,3vmin,40px);touch-action:none;cursor:zoom-in;overflow:hidden}
:where(.sw-zoom-stage)[data-zoomed]{cursor:grab}
:where(.sw-zoom-stage) video{inline-size:100%;block-size:100%;min-block-size:0;object-fit:contain;background:none;cursor:auto}
:where(.sw-zoom-stage) img{max-inline-size:100%;max-block-size:100%;min-block-size:0;inline-size:auto;block-size:auto;object-fit:contain;user-select:none;-webkit-user-drag:none;will-change:transform}
:where(.sw-zoom) button{position:absolute;display:grid;place-items:center;inline-size:48px;block-size:48px;padding:14px;border:0;border-radius:50%;background:var(--sw-paper,#fff);color:inherit;box-shadow:0 1px 6px #0003;cursor:pointer}
:where(.sw-zoom) :where(button) svg{display:block;inline-size:20px;block-size:20px;fill:none;stroke:currentcolor;stroke-width:1.75}
:where(.sw-zoom) :where(button):focus-visible{outline:3px solid currentcolor;outline-offset:2px}
:where(.sw-zoom) :where(button)[hidden]{display:none}
button:where(.sw-zoom>.sw-close){inset:12px 12px auto auto}
button:where(.sw-zoom-previous){inset:calc(50% - 24px) auto auto 12px}
button:where(.sw-zoom-next){inset:calc(50% - 24px) 12px auto auto}
button:where(.sw-zoom-scale){inset:auto 12px 12px auto}
p:where(.sw-zoom-count){position:absolute;inset:auto 0 20px;inline-size:max-content;margin-inline:auto;padding:4px 12px;border-radius:99px;background:var(--sw-paper,#fff);font-variant-numeric:tabular-nums;pointer-events:none}
@keyframes sw-zoom{from{opacity:0}}
@media(prefers-reduced-motion:reduce){:where(.sw-zoom)[open]{animation:none}}`;
