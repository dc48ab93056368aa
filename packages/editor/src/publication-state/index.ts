export { StateBadge } from './state-badge.tsx';
export { StateLine } from './state-line.tsx';
export { useStateTexts, type StateTexts } from './use-state-texts.ts';
