import type { CallAnswer, CallInput, StatedCall } from '@sitewright/api/call';
import { createClient, type Outcome } from '@sitewright/api/client';
import { ownerCrumb, visitorCrumb } from './crumbs.ts';
import { createSignInGate } from './sign-in-gate.ts';

const visitor = createClient({ readCrumb: visitorCrumb.read, keepCrumb: visitorCrumb.keep });
const owner = createClient({ readCrumb: ownerCrumb.read, keepCrumb: ownerCrumb.keep });

export const signInGate = createSignInGate();

/** Makes a call as it is; a caller that is signed out is refused. */
export const sendOnce = <C extends StatedCall>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<Outcome<CallAnswer<C>>> => (call.caller === 'visitor' ? visitor : owner).send(call, input, signal);

/** Makes a call; when the session has ended it waits for the person to sign in again, then goes on. */
export const send = async <C extends StatedCall>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<Outcome<CallAnswer<C>>> => {
  const outcome = await sendOnce(call, input, signal);
  if (outcome.ok || outcome.refusal.code !== 'not-signed-in' || call.caller === 'visitor') return outcome;
  signInGate.close();
  await signInGate.whenOpen();
  return send(call, input, signal);
};
