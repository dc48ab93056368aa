/** What does not matter for a choice is hidden by it, without script. */
export const giftCardPageStyles = `
.gift-card-form,.gift-card-balance{display:grid;gap:1.25rem;max-inline-size:36rem}
.gift-card-form fieldset{display:grid;gap:.5rem;min-inline-size:0}
.gift-card-form legend{font-weight:600}
.gift-card-form fieldset label{display:flex;gap:.625rem;align-items:baseline}
.gift-card-form:has([name=deliverTo][value=buyer]:checked) .is-for-recipient,.gift-card-form:has([name=delivery][value=now]:checked) .is-for-day{display:none}
.gift-card-product{display:flex;gap:1rem;align-items:center}
.gift-card-product img{inline-size:6rem;block-size:auto;border-radius:var(--c-radius)}
.gift-card-list{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));margin:0;padding:0;list-style:none}
.gift-card-list a{block-size:100%;padding:1rem;border:1px solid var(--c-line);border-radius:var(--c-radius);color:inherit;text-decoration:none}
.gift-card-list a:hover strong{text-decoration:underline}
.gift-card-list span span{display:block}
.gift-card-buttons{display:flex;flex-wrap:wrap;gap:.75rem}
.gift-card-result{padding:1.25rem;border:1px solid var(--c-line);border-radius:var(--c-radius)}
.gift-card-result strong{display:block;font-size:1.75rem;line-height:1.3}
`;
