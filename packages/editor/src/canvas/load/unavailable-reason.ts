import type { Refusal } from '@sitewright/api/client';

/** Why the editable page did not load: request failed, page or permission missing, or available by now. */
export type Reason =
  | { readonly type: 'failed'; readonly refusal: Refusal }
  | { readonly type: 'gone' }
  | { readonly type: 'there' };

interface ReasonChecks {
  /** Undefined while signed in; waits if the user has to sign in again. */
  readonly checkSession: () => Promise<Refusal | undefined>;
  /** The page's HTTP status; 0 without a response. */
  readonly fetchPageStatus: () => Promise<number>;
  readonly networkRefusal: Refusal;
}

const isTransient = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/**
 * A frame does not expose why it failed to load, so an expired session, an unreachable server and a deleted page are
 * told apart by requests.
 */
export const findReason = async ({
  checkSession,
  fetchPageStatus,
  networkRefusal,
}: ReasonChecks): Promise<Reason> => {
  const refusal = await checkSession();
  if (refusal) return { type: 'failed', refusal };
  const status = await fetchPageStatus();
  if (isTransient(status)) return { type: 'failed', refusal: { ...networkRefusal, status } };
  return { type: status < 400 ? 'there' : 'gone' };
};
