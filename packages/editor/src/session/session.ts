import type { CallAnswer } from '@sitewright/api/call';
import { contributorCalls } from '@sitewright/api/contributors';
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { CallRefused, ownerCrumb, sendOnce, signInGate } from '../data-fetching/index.ts';

export type Session = CallAnswer<typeof contributorCalls.readSession>;

const sessionKey = ['session'];

/** An ended session must not close the screen under typed work: the old one stays in view behind the gate. */
const readSession = async (queries: QueryClient): Promise<Session | null> => {
  const outcome = await sendOnce(contributorCalls.readSession, {});
  if (outcome.ok) {
    ownerCrumb.keep(outcome.answer.crumb);
    return outcome.answer;
  }
  if (outcome.refusal.code !== 'not-signed-in') throw new CallRefused(outcome.refusal);
  const ended = queries.getQueryData<Session | null>(sessionKey) ?? null;
  if (ended !== null) signInGate.close();
  return ended;
};

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ client }) => readSession(client),
  staleTime: 60_000,
});

/** Takes over a session that has just begun, whether at the sign-in screen or in the middle of work. */
export const useBeginSession = () => {
  const queries = useQueryClient();
  return (session: Session): void => {
    ownerCrumb.keep(session.crumb);
    queries.setQueryData(sessionKey, session);
    signInGate.open();
  };
};
