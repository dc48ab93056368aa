export { StateBadge } from './state-badge.tsx';
export { StateLine } from './state-line.tsx';
export { useStateWords, type StateWords } from './use-state-words.ts';
