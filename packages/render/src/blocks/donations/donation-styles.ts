/** What does not matter for a choice is hidden by it, without script. Lines follow the colour of the text. */
export const donationStyles = `
.donation-form{--d-line:color-mix(in srgb,currentcolor 35%,transparent);display:grid;gap:1.25rem;max-inline-size:36rem;text-align:start}
.donation-picture{display:block;box-sizing:border-box;inline-size:100%;block-size:auto;max-block-size:24rem;margin:0;border-radius:var(--sw-radius,4px);object-fit:cover}
.donation-choices{display:grid;gap:.5rem;min-inline-size:0;margin:0;padding:0;border:0}
.donation-choices>legend{padding:0;margin-block-end:.5rem;font-weight:600}
.donation-choices>div{display:grid;gap:.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,10rem),1fr))}
.donation-choice{position:relative;display:grid;cursor:pointer}
.donation-choice input{position:absolute;opacity:0;inset:0;margin:0;inline-size:100%;block-size:100%;cursor:pointer}
.donation-choice span{display:grid;place-items:center;min-block-size:3rem;padding:.5rem .75rem;border:1px solid var(--d-line);border-radius:var(--sw-radius,4px);font-variant-numeric:tabular-nums;text-align:center}
.donation-choice :checked+span{border-color:currentcolor;box-shadow:inset 0 0 0 1px currentcolor;font-weight:600}
.donation-choice :focus-visible+span{outline:3px solid currentcolor;outline-offset:2px}
.donation-form:has([name=amount]):not(:has([name=amount][value=other]:checked)) .donation-other,.donation-form:not(:has([name=rhythm][value=monthly]:checked)) .donation-monthly{display:none}
.donation-form .checkout-field>input{max-inline-size:24rem}
.donation-buttons{display:flex;flex-wrap:wrap;gap:.75rem}
`;

/** Of the block, on pages without the styles of the checkout. */
export const donationBlockStyles = `${donationStyles}
.sw-donation{display:grid;gap:1rem;text-align:start}
.sw-donation :is(p,h2,h3){margin:0}
.sw-donation-title{font:400 1.35em/1.15 var(--sw-heading-font);text-wrap:balance}
.sw-donation-text{white-space:pre-line}
.sw-donation .checkout-field{display:grid;gap:.3rem;min-inline-size:0}
.sw-donation .checkout-field>label{font-weight:600}
.sw-donation .checkout-field>input{box-sizing:border-box;inline-size:100%;min-block-size:3rem;padding:.65rem .85rem;border:1px solid var(--d-line);border-radius:var(--sw-radius,4px);background:none;color:inherit;font:inherit}
.sw-donation .checkout-hint{font-size:.875em}
.sw-donation .sw-button{display:inline-block;min-block-size:3rem;padding:var(--sw-button-padding,.8em) 1.6em;border:1.5px solid var(--sw-accent);border-radius:var(--sw-radius,4px);background:var(--sw-accent);color:var(--sw-on-accent);font:inherit;font-weight:var(--sw-button-weight,600);cursor:pointer}
`;
