/** Rules of the site override these. On narrow windows the filters are a drawer, on others a row of menus. */
export const filterStyles = `<style>
:where(.sw-filters){display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.25rem;margin-block:0 2rem;font-size:.9375rem}
:where(.sw-filters) :where(button,select,input,summary){font:inherit;color:inherit}
:where(.sw-filters) :where(button,select,.sw-filter-prices input){box-sizing:border-box;min-block-size:44px;padding:.5rem .9rem;border:1px solid color-mix(in srgb,currentcolor 45%,transparent);border-radius:var(--sw-radius,4px);background:none}
:where(.sw-filters) :where(button,summary,label){cursor:pointer}
:where(.sw-filters-total){margin-inline-start:auto;opacity:.85}
:where(.sw-filters-sort){display:inline-flex;align-items:center;gap:.5rem}
:where(.sw-filters-chips){flex-basis:100%;display:flex;flex-wrap:wrap;gap:.5rem;margin:0;padding:0;list-style:none}
:where(.sw-filters-chips a){display:inline-flex;align-items:center;gap:.4rem;min-block-size:36px;padding:0 .8rem;border:1px solid currentcolor;border-radius:99px;color:inherit;text-decoration:none}
:where(.sw-filters-chips .sw-filters-clear){border-color:transparent;text-decoration:underline}
:where(.sw-filter) summary{min-block-size:44px;display:flex;align-items:center;gap:.4rem;list-style:none}
:where(.sw-filter) summary::-webkit-details-marker{display:none}
:where(.sw-filter) summary::after{content:"";inline-size:.4em;block-size:.4em;margin-block-start:-.2em;border:solid currentcolor;border-width:0 1.5px 1.5px 0;rotate:45deg}
:where(.sw-filter[open]) summary::after{margin-block-start:.2em;rotate:225deg}
:where(.sw-filter) :where(fieldset){min-inline-size:0;margin:0;padding:0;border:0}
:where(.sw-filter) legend{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
:where(.sw-filter) ul{margin:0;padding:0;list-style:none;max-block-size:20rem;overflow:auto}
:where(.sw-filter) :where(li label){display:flex;align-items:center;gap:.6rem;min-block-size:40px}
:where(.sw-filter) label:has(:disabled){opacity:.55;cursor:default}
:where(.sw-filter-count){opacity:.75;font-variant-numeric:tabular-nums}
:where(.sw-filter input[type=checkbox],.sw-filter input[type=radio]){inline-size:1.15rem;block-size:1.15rem;accent-color:currentcolor;flex:none}
:where(.sw-filter-prices){display:flex;gap:.75rem;padding-block:.5rem}
:where(.sw-filter-prices label){display:grid;gap:.3rem}
:where(.sw-filter-fault){margin:.3rem 0 0;max-inline-size:9rem;font-size:.875em;font-weight:600}
:where(.sw-filter-prices [aria-invalid]){border-width:2px}
:where(.sw-filter-prices input){inline-size:8rem;max-inline-size:100%}
@media(max-width:47.99rem){
:where(.sw-filters-panel:popover-open){position:fixed;inset:0 0 0 auto;margin:0;box-sizing:border-box;inline-size:min(24rem,100vw);block-size:100dvh;max-block-size:none;padding:1rem 1.25rem;border:0;overflow:auto;background:var(--sw-paper,Canvas);color:var(--sw-ink,CanvasText)}
:where(.sw-filters-panel)::backdrop{background:rgb(0 0 0/.45)}
:where(.sw-filters-title){display:flex;justify-content:space-between;align-items:center;margin:0 0 .5rem;font-size:1.125rem}
:where(.sw-filter){border-block-end:1px solid color-mix(in srgb,currentcolor 20%,transparent)}
:where(.sw-filter) summary::after{margin-inline-start:auto}
:where(.sw-filters-show){position:sticky;inset-block-end:0;inline-size:100%;margin-block-start:1rem;background:var(--sw-ink,CanvasText);color:var(--sw-paper,Canvas)}
}
@media(min-width:48rem){
:where(.sw-filters-open,.sw-filters-title,.sw-filters-show){display:none}
:where(.sw-filters-sort){margin-inline-start:auto}
:where(.sw-filters-sort)~:where(.sw-filters-total){margin-inline-start:0}
:where(.sw-filters-panel){position:static;display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.5rem;inline-size:auto;block-size:auto;margin:0;padding:0;border:0;overflow:visible;background:none;color:inherit}
:where(.sw-filter){position:relative}
:where(.sw-filter) :where(fieldset){position:absolute;z-index:30;inset-block-start:100%;inset-inline-start:-1rem;inline-size:max-content;min-inline-size:12rem;max-inline-size:22rem;padding:.75rem 1rem;border:1px solid color-mix(in srgb,currentcolor 25%,transparent);border-radius:var(--sw-radius,4px);background:var(--sw-paper,Canvas);box-shadow:0 12px 32px rgb(0 0 0/.14)}
}
@media(min-width:48rem) and (max-width:63.99rem){:where(.sw-filters-panel){flex-basis:100%}}
@media(scripting:none){:where(.sw-filters-show span){display:none}}
</style>`;
