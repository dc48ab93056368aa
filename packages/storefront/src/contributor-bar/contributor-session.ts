import type { CallAnswer } from '@sitewright/api/call';
import { createClient, type Client } from '@sitewright/api/client';
import { contributorCalls } from '@sitewright/api/contributors';

export type ContributorSession = CallAnswer<typeof contributorCalls.readSession>;

/** Owner calls carry the crumb of the signed-in session, which is not the visitor's `crumb` cookie. */
const createContributorClient = (): { client: Client; storeCrumb: (crumb: string) => void } => {
  let stored: string | undefined;
  const storeCrumb = (crumb: string): void => {
    stored = crumb;
  };
  return { client: createClient({ readCrumb: () => stored, storeCrumb }), storeCrumb };
};

export const forgetHint = (): void => {
  document.cookie = 'hasEditor=; Path=/; Max-Age=0';
};

export interface SignedIn {
  readonly session: ContributorSession;
  /** False if the request failed; the contributor is then still signed in. */
  readonly signOut: () => Promise<boolean>;
}

/** The signed-in contributor; undefined for visitors. */
export const findSignedIn = async (): Promise<SignedIn | undefined> => {
  const { client, storeCrumb } = createContributorClient();
  const outcome = await client.send(contributorCalls.readSession, {});
  if (!outcome.ok) {
    if (outcome.refusal.status === 401) forgetHint();
    return undefined;
  }
  storeCrumb(outcome.answer.crumb);
  const signOut = async (): Promise<boolean> => {
    const ended = await client.send(contributorCalls.signOut, {});
    const isOut = ended.ok || ended.refusal.status === 401;
    if (isOut) forgetHint();
    return isOut;
  };
  return { session: outcome.answer, signOut };
};
