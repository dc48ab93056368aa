export { ProofProgress } from './proof-progress.tsx';
export { useProving } from './use-proving.ts';
