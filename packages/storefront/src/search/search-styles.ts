/** Classes stand in `:where()`, so that whatever the site's own style sheets say about them wins. */
export const searchStyles = `
:where(.sw-search-dialog){box-sizing:border-box;inline-size:min(640px,calc(100vw - 24px));max-block-size:min(80dvh,720px);margin-block-start:max(12px,8dvh);padding:0;border:0;border-radius:6px;background:var(--sw-paper,#fff);color:var(--sw-ink,#161412);overscroll-behavior:contain;box-shadow:0 20px 60px #0005}
:where(.sw-search-dialog)[open]{display:grid;grid-template-rows:auto minmax(0,1fr)}
:where(.sw-search-dialog)::backdrop{background:#16141280}
:where(.sw-search-dialog) form{padding-inline-end:56px;border-block-end:1px solid var(--sw-line,#0002)}
:where(.sw-search-dialog) input{box-sizing:border-box;inline-size:100%;padding:18px 20px;border:0;background:none;color:inherit;font:inherit;font-size:1.125rem}
:where(.sw-search-dialog) input:focus-visible{outline:2px solid currentcolor;outline-offset:-4px;border-radius:6px}
:where(.sw-search-dialog)>.sw-close{position:absolute;inset:9px 8px auto auto;inline-size:44px;block-size:44px;padding:14px;border:0;background:none;color:inherit;cursor:pointer}
:where(.sw-search-dialog)>.sw-close svg{display:block;fill:none;stroke:currentcolor;stroke-width:1.75}
:where(#sw-search-list){overflow-y:auto}
:where(#sw-search-list)[aria-busy]{opacity:.6}
:where(.sw-search-note){margin:0;padding:16px 20px}
:where(.sw-search-group){padding-block:8px;border-block-end:1px solid var(--sw-line,#0002)}
:where(.sw-search-heading){padding:6px 20px;font-size:.8125rem;font-weight:600}
:where(.sw-search-option){display:flex;gap:14px;align-items:center;padding:10px 20px;color:inherit;text-decoration:none}
:where(.sw-search-option):is(:hover,[aria-selected=true]){background:var(--sw-shade,#00000010)}
:where(.sw-search-option)[aria-selected=true]{outline:2px solid currentcolor;outline-offset:-2px}
:where(.sw-search-picture){flex:none;inline-size:48px;block-size:60px;background:var(--sw-shade,#0001)}
:where(.sw-search-picture) img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
:where(.sw-search-name){flex:1;min-inline-size:0;overflow-wrap:anywhere}
:where(.sw-search-cost){font-variant-numeric:tabular-nums;text-align:end}
:where(.sw-search-cost) s{opacity:.75}
@media(forced-colors:active){:where(.sw-search-option)[aria-selected=true]{outline-color:Highlight}}`;
