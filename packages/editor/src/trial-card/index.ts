export { AddressFields, type TrialAddress } from './address-fields.tsx';
export { TrialCard } from './trial-card.tsx';
