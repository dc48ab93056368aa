export const subscriptionPageStyles = `
.subscribe-terms{display:grid;gap:1rem}
.subscribe-terms>div{padding-block-start:1rem;border-block-start:1px solid var(--c-line)}
.subscribe-terms dt{font-weight:600}
.subscribe-terms dd{margin:0}
.subscribe-terms dd+dd{color:var(--c-quiet);font-size:.9375rem}
.subscribe-quantity{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem}
.subscribe-quantity input{max-inline-size:7rem}
.subscribe-quantity .checkout-button{min-block-size:3rem;padding-block:.5rem}
`;
