import type { Refusal } from '@sitewright/api/client';

/** Why a page did not come as the editor's: no answer, none such, or it is there by now. */
export type Reason =
  | { readonly type: 'failed'; readonly refusal: Refusal }
  | { readonly type: 'gone' }
  | { readonly type: 'there' };

interface Questions {
  /** Nothing while somebody is signed in; waits where they have to sign in again. */
  readonly askSession: () => Promise<Refusal | undefined>;
  /** The status that the page answers with; 0 without an answer. */
  readonly askPage: () => Promise<number>;
  readonly noLine: Refusal;
}

const isTransient = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/** A frame does not tell what became of its page: a session that ended, a server that is away and a page that is gone look alike. */
export const findReason = async ({ askSession, askPage, noLine }: Questions): Promise<Reason> => {
  const refusal = await askSession();
  if (refusal) return { type: 'failed', refusal };
  const status = await askPage();
  if (isTransient(status)) return { type: 'failed', refusal: { ...noLine, status } };
  return { type: status < 400 ? 'there' : 'gone' };
};
