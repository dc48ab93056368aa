import type { RunResult } from '../documents/index.ts';

const KEPT = 'Saved in this browser. It will sync when the server is available.';

/** Reports a command's result. Refusals and conflicts are reported elsewhere. False if it was refused. */
export const reportResult = (toast: (text: string) => void, { state }: RunResult, text: string): boolean => {
  if (state === 'saved') toast(text);
  if (state === 'waiting') toast(KEPT);
  return state !== 'refused';
};
