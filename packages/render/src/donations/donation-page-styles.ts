import { donationStyles } from '../blocks/index.ts';

/** Of the pages alone. */
export const donationPageStyles = `${donationStyles}
.donation-form .checkout-button.is-accent{border-color:var(--c-accent);background:var(--c-accent);color:var(--c-on-accent)}
.donation-funds{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}
.donation-funds a{display:grid;gap:.35rem;align-content:start;block-size:100%;padding:1.25rem;border:1px solid var(--c-line);border-radius:var(--c-radius);text-decoration:none}
.donation-funds a:hover strong{text-decoration:underline}
.donation-picture{margin-block-end:1.25rem}
.donation-funds .donation-picture{margin-block-end:.5rem;aspect-ratio:3/2}
.donation-funds span{display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden;color:var(--c-quiet)}
`;
