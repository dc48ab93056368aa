import type { CallAnswer } from '@sitewright/api/call';
import { createClient, type Client } from '@sitewright/api/client';
import { contributorCalls } from '@sitewright/api/contributors';

export type ContributorSession = CallAnswer<typeof contributorCalls.readSession>;

/** Owner calls carry the crumb of the signed-in session, which is not the visitor's `crumb` cookie. */
const createContributorClient = (): { client: Client; storeCrumb: (crumb: string) => void } => {
  let kept: string | undefined;
  const storeCrumb = (crumb: string): void => {
    kept = crumb;
  };
  return { client: createClient({ readCrumb: () => kept, storeCrumb }), storeCrumb };
};

export const forgetHint = (): void => {
  document.cookie = 'hasEditor=; Path=/; Max-Age=0';
};

export interface SignedIn {
  readonly session: ContributorSession;
  /** False when the server could not be asked; the contributor is then still signed in. */
  readonly signOut: () => Promise<boolean>;
}

/** Who is signed in, or nothing: then the visitor sees a page like everybody else's. */
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
