/** Colours and fonts are the site's tokens; a template's styles reach every part by its class. */
const base = `
.checkout-page,.order-page{--c-paper:var(--sw-paper,#fff);--c-ink:var(--sw-ink,#161412);--c-accent:var(--sw-accent,#c8341e);--c-on-accent:var(--sw-on-accent,#fff);--c-fault:var(--sw-fault,#b3261e);--c-radius:var(--sw-radius,4px);color:var(--c-ink);font-size:1rem;line-height:1.5;text-align:start}
.checkout-page,.order-page,.checkout-aside{--c-quiet:color-mix(in srgb,var(--c-ink) 72%,var(--c-paper));--c-line:color-mix(in srgb,var(--c-ink) 22%,var(--c-paper));--c-shade:color-mix(in srgb,var(--c-ink) 6%,var(--c-paper));--c-focus:color-mix(in srgb,#2347d6 80%,var(--c-ink))}
:where(.checkout-page,.order-page) *{box-sizing:border-box}
.checkout-page :where(h1,h2,h3,p,ul,ol,dl,dd,fieldset,legend),.order-page :where(h1,h2,h3,p,ul,ol,dl,dd,fieldset,legend){margin:0;padding:0;border:0;max-inline-size:none}
.checkout-page :where(ul,ol),.order-page :where(ul,ol){list-style:none}
.checkout-page :where(h1),.order-page :where(h1){font:600 clamp(2rem,1.5rem + 2vw,2.75rem)/1.1 var(--sw-heading-font,inherit);letter-spacing:-.01em;overflow-wrap:anywhere}
.checkout-page :where(h2),.order-page :where(h2){font:inherit;font-size:1.1875rem;font-weight:600;line-height:1.3;letter-spacing:0}
.checkout-page :where(h3){font:inherit;font-weight:600}
.checkout-page :where(a),.order-page :where(a){color:inherit;text-underline-offset:.2em}
.checkout-page :focus-visible,.order-page :focus-visible{outline:3px solid var(--c-focus);outline-offset:2px}
.checkout-hidden{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.checkout-badge{display:inline-block;padding:.4rem .9rem;border:1px solid #e3c565;border-radius:99px;background:#fdf1cb;color:#5c4300;font-size:.8125rem;line-height:1.3}
.checkout-page:not(:has([data-test-method]:checked)) .checkout-badge.is-for-test-method{display:none}
.checkout-quiet{color:var(--c-quiet);font-size:.9375rem}`;

const layout = `
body.checkout{margin:0;background:var(--sw-paper,#fff);color:var(--sw-ink,#161412)}
.checkout-page{display:grid;min-block-size:100vh;grid-template-rows:auto 1fr}
.checkout-main{padding:1.25rem var(--sw-margin,1.25rem) 3rem;inline-size:100%;max-inline-size:42rem;margin-inline:auto}
.checkout-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.75rem 1.5rem;margin-block-end:1.75rem}
.checkout-brand{display:inline-flex;align-items:center;gap:.6rem;min-block-size:2.75rem;font:600 1.375rem/1.2 var(--sw-heading-font,inherit);text-decoration:none}
.checkout-brand img{display:block;inline-size:auto;block-size:auto;max-block-size:2.75rem;max-inline-size:11rem}
.has-brand-center .checkout-head{flex-direction:column}
.checkout-back{display:inline-flex;align-items:center;min-block-size:2.75rem;font-size:.9375rem}
.checkout-links{display:flex;flex-wrap:wrap;gap:.75rem}
.checkout-main>h1{margin-block-end:1.25rem}
.checkout-intro{margin-block:-.5rem 1.5rem;white-space:pre-line;overflow-wrap:anywhere}
.checkout-summary-text{padding:.9rem 1rem;border-radius:var(--c-radius);background:color-mix(in srgb,var(--c-paper) 55%,transparent);font-size:.9375rem;white-space:pre-line;overflow-wrap:anywhere}
.checkout-aside{background:var(--c-shade);border-block-end:1px solid var(--c-line)}
.has-summary-paper .checkout-aside{background:var(--c-paper);border-inline-start:1px solid var(--c-line)}
.has-summary-ink .checkout-aside{--c-paper:var(--sw-ink,#161412);--c-ink:var(--sw-paper,#fff);--c-fault:#ff9d92;--c-focus:#9db2ff;background:var(--c-paper);color:var(--c-ink)}
.has-summary-accent .checkout-aside{--c-paper:var(--sw-accent,#c8341e);--c-ink:var(--sw-on-accent,#fff);--c-quiet:var(--c-ink);--c-fault:var(--c-ink);--c-focus:var(--c-ink);background:var(--c-paper);color:var(--c-ink)}
.checkout-summary>summary{display:flex;align-items:center;gap:.75rem;min-block-size:3.5rem;padding-inline:var(--sw-margin,1.25rem);cursor:pointer;font-weight:600;list-style:none}
.checkout-summary>summary::-webkit-details-marker{display:none}
.checkout-summary>summary::before{content:"";inline-size:.55rem;block-size:.55rem;border:solid currentcolor;border-width:0 2px 2px 0;transform:rotate(45deg) translate(-2px,-2px);transition:transform .15s}
.checkout-summary[open]>summary::before{transform:rotate(225deg)}
.checkout-summary>summary>strong{margin-inline-start:auto;font-variant-numeric:tabular-nums}
.checkout-summary-body{display:grid;gap:1.5rem;padding:.5rem var(--sw-margin,1.25rem) 2rem;max-inline-size:42rem;margin-inline:auto}
@media(min-width:900px){
.checkout-page{grid-template:1fr/minmax(0,1.55fr) minmax(0,1fr)}
.checkout-main{grid-area:1/1;max-inline-size:44rem;margin-inline:auto 0;padding:2.5rem clamp(2rem,5vw,4.5rem) 4rem}
.checkout-aside{grid-area:1/2;border:0}
.checkout-summary{position:sticky;inset-block-start:0;max-block-size:100vh;overflow:auto}
.checkout-summary::details-content{content-visibility:visible;block-size:auto;opacity:1}
@supports selector(::details-content){.checkout-summary>summary{min-block-size:0;padding:3.25rem clamp(1.5rem,3.5vw,3rem) 0;cursor:default;pointer-events:none}.checkout-summary>summary::before,.checkout-summary>summary>strong{display:none}}
.checkout-summary-body{max-inline-size:30rem;margin-inline:0;padding:1.25rem clamp(1.5rem,3.5vw,3rem) 3rem}
}`;

const steps = `
.checkout-step{padding-block:1.25rem;border-block-start:1px solid var(--c-ink)}
.checkout-step-head{display:grid;grid-template-columns:1.75rem minmax(0,1fr) auto;gap:.1rem .75rem;align-items:center}
.checkout-number{display:grid;place-items:center;inline-size:1.75rem;block-size:1.75rem;border:1px solid currentcolor;border-radius:50%;font-size:.9375rem;font-weight:600}
.checkout-step.is-done .checkout-number{background:var(--c-ink);border-color:var(--c-ink);color:var(--c-paper)}
.checkout-step.is-waiting{color:var(--c-quiet)}
.checkout-step-summary{grid-column:2;color:var(--c-quiet);overflow-wrap:anywhere}
.checkout-change{grid-column:3;display:inline-flex;align-items:center;min-block-size:2.75rem;padding:0 .25rem;border:0;background:none;color:var(--c-ink);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.checkout-change:hover{text-decoration:underline}
.checkout-form{display:grid;gap:1rem;margin-block-start:1rem}
.checkout-row{display:grid;gap:1rem .75rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,9.5rem),1fr));align-items:start}
.checkout-field{display:grid;gap:.3rem;min-inline-size:0}
.checkout-field>label:not(.checkout-check),.checkout-field>legend,.checkout-legend{font-size:.875rem;font-weight:600}
.checkout-field>:is(input,select,textarea){inline-size:100%;min-block-size:3rem;padding:.65rem .85rem;border:1px solid var(--sw-field-line,var(--c-ink));border-radius:var(--sw-field-radius,3px);background:var(--sw-field-ground,var(--c-paper));color:var(--sw-field-ink,var(--c-ink));font:inherit;font-size:1rem}
.checkout-field>textarea{min-block-size:5rem;resize:vertical}
.checkout-field>[aria-invalid=true]{border-color:var(--c-fault);box-shadow:0 0 0 1px var(--c-fault)}
.checkout-fault{color:var(--c-fault);font-size:.9375rem;font-weight:500}
.checkout-hint{color:var(--c-quiet);font-size:.875rem}
.checkout-check{display:flex;align-items:flex-start;gap:.65rem;min-block-size:2.75rem;padding-block:.55rem;cursor:pointer}
.checkout-check input[aria-invalid=true]{outline:2px solid var(--c-fault);outline-offset:2px}
.checkout-check input,.checkout-choice input{flex:none;inline-size:1.2rem;block-size:1.2rem;margin:.15rem 0 0;accent-color:var(--c-accent)}
.checkout-choices{display:grid;gap:.5rem}
.checkout-choices>legend{margin-block-end:.5rem}
.checkout-choices>.checkout-field{margin-block-start:.5rem}
.checkout-country{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem}
.checkout-country>.checkout-row{flex:1 1 14rem}
.checkout-country>.checkout-button{min-block-size:3rem;padding-block:.5rem}
.checkout-choice{display:flex;align-items:flex-start;gap:.85rem;padding:.9rem 1rem;border:1px solid var(--c-line);border-radius:var(--c-radius);background:var(--sw-field-ground,var(--c-paper));color:var(--sw-field-ink,var(--c-ink));cursor:pointer}
.checkout-choice:has(:checked){border-color:currentcolor;box-shadow:inset 0 0 0 1px currentcolor}
.checkout-choice:has(:focus-visible){outline:3px solid var(--c-focus);outline-offset:2px}
.checkout-choice :focus-visible{outline:0}
.checkout-choice>span:not(.checkout-choice-price){display:grid;min-inline-size:0;flex:1;overflow-wrap:anywhere}
.checkout-choice small{font-size:.875rem;opacity:.78}
.checkout-choice s{margin-inline-end:.4rem;font-weight:400;opacity:.78}
.checkout-choice strong{font-weight:600;font-variant-numeric:tabular-nums}
.checkout-button{display:inline-flex;align-items:center;justify-content:center;gap:.6rem;min-block-size:3.25rem;padding:.8rem 1.5rem;border:1px solid var(--c-ink);border-radius:var(--c-radius);background:var(--c-ink);color:var(--c-paper);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.checkout-button.is-plain{background:none;color:var(--c-ink)}
.checkout-button.is-pay{inline-size:100%;min-block-size:3.5rem;border-color:var(--c-accent);background:var(--c-accent);color:var(--c-on-accent);font-size:1.0625rem}
.checkout-button:hover{filter:brightness(1.08)}
.checkout-button[aria-disabled=true]{opacity:.7;cursor:progress}
.checkout-spinner{inline-size:1.1rem;block-size:1.1rem;border:2px solid currentcolor;border-inline-end-color:transparent;border-radius:50%;animation:checkout-turn .8s linear infinite}
@keyframes checkout-turn{to{transform:rotate(1turn)}}
@media(prefers-reduced-motion:reduce){.checkout-spinner{animation-duration:3s}}
.checkout-notice{display:grid;gap:.35rem;margin-block-end:1.25rem;padding:.9rem 1rem;border:1px solid var(--c-fault);border-radius:var(--c-radius);background:color-mix(in srgb,var(--c-fault) 7%,var(--c-paper))}
.checkout-notice.is-calm{border-color:var(--c-line);background:var(--c-shade)}
.checkout-notice :is(ul,ol){padding-inline-start:1.1rem;list-style:disc}
.checkout-quiet+.checkout-policies{margin-block-start:-1rem}
.checkout-policies{display:flex;flex-wrap:wrap;gap:.25rem 1rem;font-size:.9375rem}
.checkout-policies summary,.checkout-policy-link{display:inline-flex;align-items:center;min-block-size:2.75rem;padding:0;border:0;background:none;color:inherit;font:inherit;text-decoration:underline;text-underline-offset:.2em;cursor:pointer}
.checkout-policies details[open]{flex-basis:100%}
.checkout-policy-text{max-block-size:50vh;overflow:auto;padding:1rem;border:1px solid var(--c-line);border-radius:var(--c-radius);white-space:pre-line}
.checkout-dialog{inline-size:min(40rem,calc(100vw - 2rem));max-block-size:80vh;padding:1.5rem;border:0;border-radius:var(--c-radius);background:var(--c-paper,#fff);color:var(--c-ink,#161412);white-space:pre-line}
.checkout-dialog[open]{display:grid;gap:1rem;align-content:start}
.checkout-dialog::backdrop{background:rgb(0 0 0/.5)}`;

/** The questions of the owner look like the fields of the checkout. */
const questions = `
.checkout-questions{display:grid;gap:1rem}
.checkout-questions .form-item{display:grid;gap:.3rem;min-inline-size:0}
.checkout-questions .form-item[hidden]{display:none}
.checkout-questions fieldset{display:grid;gap:.3rem;min-inline-size:0;margin:0;padding:0;border:0}
.checkout-questions :is(.title,legend){padding:0;font-size:.875rem;font-weight:600}
.checkout-questions h3.title{font-size:1.0625rem}
.checkout-questions .required{font-weight:400}
.checkout-questions .description{color:var(--c-quiet);font-size:.875rem}
.checkout-questions .caption{font-size:.8125rem}
.checkout-questions .field-error{color:var(--c-fault);font-size:.9375rem;font-weight:500}
.checkout-questions .option{display:flex;align-items:center;gap:.65rem;min-block-size:2.75rem;cursor:pointer}
.checkout-questions .option input{flex:none;inline-size:1.2rem;block-size:1.2rem;accent-color:var(--c-accent)}
.checkout-questions .sw-form-parts{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,7rem),1fr))}
.checkout-questions .sw-form-part{display:grid;gap:.2rem}
.checkout-questions .sw-form-prefixed{display:flex;align-items:center;gap:.4rem}
.checkout-questions :is(input.field-element,select,textarea){inline-size:100%;min-block-size:3rem;padding:.65rem .85rem;border:1px solid var(--sw-field-line,var(--c-ink));border-radius:var(--sw-field-radius,3px);background:var(--sw-field-ground,var(--c-paper));color:var(--sw-field-ink,var(--c-ink));font:inherit;font-size:1rem}
.checkout-questions [aria-invalid=true]{border-color:var(--c-fault);box-shadow:0 0 0 1px var(--c-fault)}`;

const summary = `
.checkout-lines{display:grid;gap:1rem}
.checkout-line{display:grid;grid-template-columns:4.5rem minmax(0,1fr) auto;gap:.1rem 1rem}
.checkout-picture{position:relative;grid-row:span 3;inline-size:4.5rem;aspect-ratio:1;background:color-mix(in srgb,var(--c-paper) 60%,var(--c-shade));border-radius:var(--c-radius)}
.checkout-picture img{display:block;inline-size:100%;block-size:100%;object-fit:cover;border-radius:inherit}
.checkout-count{position:absolute;inset:-.5rem -.5rem auto auto;display:grid;place-items:center;min-inline-size:1.5rem;block-size:1.5rem;padding-inline:.3rem;border-radius:99px;background:var(--c-ink);color:var(--c-paper);font-size:.8125rem;font-weight:600}
.checkout-line-title{font-weight:600;overflow-wrap:anywhere}
.checkout-line-price{font-weight:600;font-variant-numeric:tabular-nums}
.checkout-line-about{grid-column:2;color:var(--c-quiet);font-size:.875rem;overflow-wrap:anywhere}
.checkout-recurring{display:grid;gap:.35rem;padding-block-start:.9rem;border-block-start:1px solid var(--c-line);font-size:.9375rem}
.checkout-recurring ul{display:grid;gap:.25rem}
.checkout-rows{display:grid;gap:.45rem}
.checkout-rows>div{display:flex;justify-content:space-between;gap:1.5rem}
.checkout-rows dd{font-variant-numeric:tabular-nums;text-align:end}
.checkout-rows>[class] dd{white-space:nowrap}
.checkout-rows .is-total{align-items:baseline;margin-block-start:.5rem;padding-block-start:.9rem;border-block-start:1px solid var(--c-ink)}
.checkout-rows .is-total dd{font:600 1.875rem/1.1 var(--sw-heading-font,inherit)}
.checkout-rows .is-due{font-weight:600}
.checkout-code{display:grid;gap:.5rem}
.checkout-code form,.checkout-code-entry{display:flex;flex-wrap:wrap;align-items:end;gap:.5rem}
.checkout-code .checkout-field{flex:1 1 9rem}
.checkout-code .checkout-button{min-block-size:3rem;padding-block:.5rem}
.checkout-codes{display:flex;flex-wrap:wrap;gap:.5rem}
.checkout-codes form{display:block}
.checkout-chip{display:inline-flex;align-items:center;gap:.5rem;min-block-size:2.75rem;padding:.25rem .9rem;border:1px solid currentcolor;border-radius:99px;background:none;color:inherit;font:inherit;font-size:.9375rem;font-weight:600;cursor:pointer}
.checkout-chip.is-invalid{border-style:dashed;color:var(--c-quiet)}`;

const order = `
.order-page{display:grid;gap:1.75rem;max-inline-size:64rem;margin-inline:auto;padding:clamp(1.5rem,4vw,3.5rem) var(--sw-margin,1.25rem)}
.order-page{accent-color:var(--c-accent)}
.order-page.is-column{max-inline-size:none;padding-inline:max(var(--sw-margin,1.25rem),(100% - var(--sw-page-width,64rem))/2 + var(--sw-margin,1.25rem))}
.order-page>header{display:grid;gap:.6rem}
.order-states{display:flex;flex-wrap:wrap;gap:.5rem}
.order-state{padding:.3rem .8rem;border:1px solid currentcolor;border-radius:99px;font-size:.875rem;font-weight:600}
.order-columns{display:grid;gap:2rem}
.order-box{display:grid;gap:.75rem;align-content:start;padding:1.25rem;border:1px solid var(--c-line);border-radius:var(--c-radius)}
.order-details{display:grid;gap:1rem;align-content:start}
.order-boxes{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr))}
.order-box address{font-style:normal;white-space:pre-line}
.order-text{white-space:pre-line}
.order-returns{display:grid;gap:1rem}
.order-return-links{display:flex;flex-wrap:wrap;gap:.75rem}
.order-links a{display:inline-flex;align-items:center;min-block-size:2.75rem}
.order-downloads li{display:grid;gap:.6rem;justify-items:start}
.order-aside{display:grid;align-self:start;gap:1.5rem;align-content:start;padding:1.5rem;background:var(--c-shade);border-radius:var(--c-radius)}
.order-email{display:grid;gap:1rem;max-inline-size:26rem}
@media(min-width:900px){.order-columns{grid-template-columns:minmax(0,1.4fr) minmax(0,1fr)}.order-aside{order:2}}`;

export const checkoutStyles = base + layout + steps + questions + summary;
export const orderStyles = base + steps + summary + order;
