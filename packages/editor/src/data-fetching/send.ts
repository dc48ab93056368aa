import type { CallAnswer, CallInput, StatedCall } from '@sitewright/api/call';
import { createClient, type Outcome, type Refusal } from '@sitewright/api/client';
import { ownerCrumb, visitorCrumb } from './crumbs.ts';
import { createConfirmationGate } from './confirmation-gate.ts';
import { createSignInGate } from './sign-in-gate.ts';

/** Browsers take 64 kB at once from a page that is gone; a sign has three bytes at most. */
const LONGEST_OUTLIVING = 20_000;

/** What is sent while the page is being left arrives all the same. */
const fetchBeyondPage: typeof fetch = (input, init) => {
  const { body } = init ?? {};
  const isShort = typeof body === 'string' && body.length < LONGEST_OUTLIVING;
  return fetch(input, isShort && document.hidden ? { ...init, keepalive: true } : init);
};

export const confirmationGate = createConfirmationGate();

const visitor = createClient({ readCrumb: visitorCrumb.read, storeCrumb: visitorCrumb.keep });
const owner = createClient({
  readCrumb: ownerCrumb.read,
  storeCrumb: ownerCrumb.keep,
  readConfirmation: confirmationGate.read,
  fetch: fetchBeyondPage,
});

export const signInGate = createSignInGate();

/** Makes a call as it is; a caller that is signed out is refused. */
export const sendOnce = <C extends StatedCall>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<Outcome<CallAnswer<C>>> => (call.caller === 'visitor' ? visitor : owner).send(call, input, signal);

/**
 * Where the session has ended the attempt waits for the person to sign in again, and where the password is asked for
 * anew until it is given; then it is made once more.
 */
const throughGate = async <Answer>(
  call: StatedCall,
  attempt: () => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> => {
  const outcome = await attempt();
  if (!outcome.ok && outcome.refusal.code === 'confirmation-needed')
    return (await confirmationGate.ask()) ? throughGate(call, attempt) : outcome;
  if (outcome.ok || outcome.refusal.code !== 'not-signed-in' || call.caller === 'visitor') return outcome;
  signInGate.close();
  await signInGate.whenOpen();
  return throughGate(call, attempt);
};

/** Makes a call; when the session has ended it waits for the person to sign in again, then goes on. */
export const send = <C extends StatedCall>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<Outcome<CallAnswer<C>>> => throughGate(call, () => sendOnce(call, input, signal));

/** As `send`; nothing where the caller gave up meanwhile. */
export const sendWanted = async <C extends StatedCall>(
  call: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<Outcome<CallAnswer<C>> | undefined> => {
  try {
    const outcome = await send(call, input, signal);
    return signal.aborted ? undefined : outcome;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
};

export interface TimeLimit {
  readonly patience: number;
  /** Ends the waiting at once. */
  readonly signal?: AbortSignal;
}

const unanswered: Refusal = { status: 0, code: 'no-answer', message: 'There was no answer in time.' };

const attemptInTime = async <C extends StatedCall>(
  call: C,
  input: CallInput<C>,
  { patience, signal }: TimeLimit,
): Promise<Outcome<CallAnswer<C>>> => {
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = setTimeout(end, patience);
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  try {
    return await sendOnce(call, input, limit.signal);
  } catch (error) {
    if (!limit.signal.aborted) throw error;
    return { ok: false, refusal: unanswered };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
};

/** As `send`, for calls that may be made twice: no answer in time is told as none. Signing in takes as long as it takes. */
export const sendInTime = <C extends StatedCall>(
  call: C,
  input: CallInput<C>,
  limit: TimeLimit,
): Promise<Outcome<CallAnswer<C>>> => throughGate(call, () => attemptInTime(call, input, limit));
