import type { RunAnswer } from '../documents/index.ts';

const KEPT = 'Kept here, and sent once the server can be reached.';

/**
 * Says what became of a command: done only once it is. A refusal is told where all of them are, a conflict asks for
 * itself. False where it was refused.
 */
export const reportResult = (toast: (text: string) => void, { state }: RunAnswer, said: string): boolean => {
  if (state === 'saved') toast(said);
  if (state === 'waiting') toast(KEPT);
  return state !== 'refused';
};
