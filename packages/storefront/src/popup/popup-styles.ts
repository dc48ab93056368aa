/** `:where()` has no specificity, so the site's styles override these. */
export const popupStyles = `
:where(.sw-popup){position:fixed;z-index:940;inset:16px;box-sizing:border-box;inline-size:min(35rem,100% - 32px);block-size:fit-content;max-inline-size:none;max-block-size:calc(100dvh - 32px);margin:auto;padding:0;overflow:auto;overscroll-behavior:contain;border:0;border-radius:6px;background:var(--sw-paper,#fff);color:var(--sw-ink,#161412);box-shadow:0 20px 60px #0005;--sw-margin:2rem;--sw-section-space:2.75rem}
:where(.sw-popup[data-form=card]){inline-size:min(24rem,100% - 32px)}
:where(.sw-popup[data-form=full]){inset:0;inline-size:100%;block-size:100%;max-block-size:none;border-radius:0}
:where(.sw-popup[data-position^=TOP]){margin-block-start:0}
:where(.sw-popup[data-position^=BOTTOM]){margin-block-end:0}
:where(.sw-popup[data-position$=LEFT]){margin-inline-start:0}
:where(.sw-popup[data-position$=RIGHT]){margin-inline-end:0}
:where(.sw-popup)::backdrop{background:#16141299}
:where(.sw-popup)>button{position:absolute;z-index:1;inset:10px 10px auto auto;inline-size:36px;block-size:36px;padding:10px;border:0;border-radius:50%;background:var(--sw-paper,#fff);color:inherit;box-shadow:0 1px 4px #0003;cursor:pointer}
:where(.sw-popup)>button svg{display:block;fill:none;stroke:currentcolor;stroke-width:1.75}
:where(.sw-popup)>button:focus-visible{outline:2px solid currentcolor;outline-offset:-5px}
:where(.sw-popup[open]){animation:sw-popup-arrive .25s}
@keyframes sw-popup-arrive{from{opacity:0;translate:0 12px}}
@media(prefers-reduced-motion:reduce){:where(.sw-popup[open]){animation:none}}`;
