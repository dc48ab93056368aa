import type { CallAnswer } from '@sitewright/api/call';
import { contributorCalls } from '@sitewright/api/contributors';
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { CallRefused, ownerCsrfToken, sendOnce, sessionExpiry } from '../data-fetching/index.ts';

export type Session = CallAnswer<typeof contributorCalls.readSession>;

const sessionKey = ['session'];

/** When the session expires the old one stays in the cache: unmounting the screen would lose unsaved input. */
const readSession = async (queries: QueryClient): Promise<Session | null> => {
  const outcome = await sendOnce(contributorCalls.readSession, {});
  if (outcome.ok) {
    ownerCsrfToken.store(outcome.answer.crumb);
    return outcome.answer;
  }
  if (outcome.refusal.code !== 'not-signed-in') throw new CallRefused(outcome.refusal);
  const expired = queries.getQueryData<Session | null>(sessionKey) ?? null;
  if (expired !== null) sessionExpiry.expire();
  return expired;
};

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ client }) => readSession(client),
  staleTime: 60_000,
});

/** Stores a new session, from the sign-in screen or from signing in again over another screen. */
export const useBeginSession = () => {
  const queries = useQueryClient();
  return (session: Session): void => {
    ownerCsrfToken.store(session.crumb);
    queries.setQueryData(sessionKey, session);
    sessionExpiry.renew();
  };
};
