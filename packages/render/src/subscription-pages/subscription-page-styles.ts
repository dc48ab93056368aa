export const subscriptionPageStyles = `
.subscribe-terms{display:grid;gap:1rem}
.subscribe-terms>div{padding-block-start:1rem;border-block-start:1px solid var(--c-line)}
.subscribe-terms dt{font-weight:600}
.subscribe-terms dd{margin:0}
.subscribe-terms dd+dd{color:var(--c-quiet);font-size:.9375rem}
.subscription-sections{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));align-items:start}
.subscription-box{display:grid;gap:.75rem;min-inline-size:0}
.subscription-box form{display:grid;gap:.75rem;justify-items:start}
.subscription-box form>:is(.checkout-form,.checkout-choices,.subscription-fields){inline-size:100%}
.subscription-fields{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,9rem),1fr))}
.subscription-box .checkout-button{min-block-size:2.75rem;padding:.5rem 1rem}
.subscription-box address{font-style:normal;white-space:pre-line}
.subscribe-quantity{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem}
.subscribe-quantity input{max-inline-size:7rem}
.subscribe-quantity .checkout-button{min-block-size:3rem;padding-block:.5rem}
`;
