/** Classes stand in `:where()`, so that whatever the site's own style sheets say about them wins. */
export const quickViewStyles = `
:where(.sw-quick-view){box-sizing:border-box;inline-size:min(980px,calc(100vw - 32px));max-block-size:calc(100dvh - 32px);padding:0;border:0;border-radius:4px;background:#fff;color:#161412;overscroll-behavior:contain;box-shadow:0 20px 60px #0005}
:where(.sw-quick-view)[open]{animation:sw-quick .3s}
:where(.sw-quick-view)::backdrop{background:#16141299}
:where(.sw-quick-content){display:grid;min-block-size:320px}
:where(.sw-quick-content)>:where(output,.sw-quick-retry){place-self:center}
:where(.sw-quick-pictures){display:flex;overflow-x:auto;scroll-snap-type:x mandatory;background:#e9e4d8;scrollbar-width:thin}
:where(.sw-quick-pictures)>div{flex:none;display:grid;place-items:center;box-sizing:border-box;inline-size:100%;padding:9%;scroll-snap-align:start}
:where(.sw-quick-pictures) img{display:block;max-inline-size:100%;max-block-size:60dvh;block-size:auto}
:where(.sw-quick-about){padding:32px}
:where(.sw-quick-about) h2{margin:0 44px 12px 0}
:where(.sw-quick-view)>button{position:absolute;inset:12px 12px auto auto;inline-size:44px;block-size:44px;padding:14px;border:0;border-radius:50%;background:#fff;color:#161412;cursor:pointer}
:where(.sw-quick-view)>button svg{display:block;fill:none;stroke:currentcolor;stroke-width:1.75}
@media(min-width:760px){:where(.sw-quick-content){grid-template-columns:1fr 1fr}:where(.sw-quick-content)>:where(output,.sw-quick-retry){grid-column:1/-1}}
@keyframes sw-quick{from{opacity:0;translate:0 16px}}
@media(prefers-reduced-motion:reduce){:where(.sw-quick-view)[open]{animation:none}}`;
