import type { CallAnswer, CallInput, StatedCall } from '@sitewright/api/call';
import { createClient, type Outcome, type Refusal } from '@sitewright/api/client';
import { ownerCsrfToken, visitorCsrfToken } from './csrf-tokens.ts';
import { createPasswordConfirmation } from './password-confirmation.ts';
import { createSessionExpiry } from './session-expiry.ts';

/** Browsers allow 64 kB of keepalive requests; a UTF-16 unit takes up to three bytes. */
const MAX_KEEPALIVE_BYTES = 20_000;

/** Requests sent while the page is being left still reach the server. */
const fetchWithKeepalive: typeof fetch = (input, init) => {
  const { body } = init ?? {};
  const isShort = typeof body === 'string' && body.length < MAX_KEEPALIVE_BYTES;
  return fetch(input, isShort && document.hidden ? { ...init, keepalive: true } : init);
};

export const passwordConfirmation = createPasswordConfirmation();

const visitor = createClient({ readCrumb: visitorCsrfToken.read, storeCrumb: visitorCsrfToken.store });
const owner = createClient({
  readCrumb: ownerCsrfToken.read,
  storeCrumb: ownerCsrfToken.store,
  readConfirmation: passwordConfirmation.token,
  fetch: fetchWithKeepalive,
});

export const sessionExpiry = createSessionExpiry();

/** Sends a call without waiting for a sign-in: without a session it is refused. */
export const sendOnce = <C extends StatedCall>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<Outcome<CallAnswer<C>>> => (call.caller === 'visitor' ? visitor : owner).send(call, input, signal);

/** Repeats the attempt once the user has signed in again, or has confirmed the password. */
const withReauthentication = async <Answer>(
  call: StatedCall,
  attempt: () => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> => {
  const outcome = await attempt();
  if (!outcome.ok && outcome.refusal.code === 'confirmation-needed')
    return (await passwordConfirmation.request(call.summary)) ? withReauthentication(call, attempt) : outcome;
  if (outcome.ok || outcome.refusal.code !== 'not-signed-in' || call.caller === 'visitor') return outcome;
  sessionExpiry.expire();
  await sessionExpiry.whenActive();
  return withReauthentication(call, attempt);
};

/** Sends a call. When the session has expired it waits until the user has signed in again. */
export const send = <C extends StatedCall>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<Outcome<CallAnswer<C>>> => withReauthentication(call, () => sendOnce(call, input, signal));

/** As `send`; undefined when the signal was aborted. */
export const sendUnlessAborted = async <C extends StatedCall>(
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
  readonly timeoutMs: number;
  /** Ends the attempt early. */
  readonly signal?: AbortSignal;
}

const timedOut: Refusal = { status: 0, code: 'no-answer', message: 'The server did not respond in time.' };

const attemptWithTimeout = async <C extends StatedCall>(
  call: C,
  input: CallInput<C>,
  { timeoutMs, signal }: TimeLimit,
): Promise<Outcome<CallAnswer<C>>> => {
  const timeout = AbortSignal.timeout(timeoutMs);
  const limit = signal ? AbortSignal.any([timeout, signal]) : timeout;
  try {
    return await sendOnce(call, input, limit);
  } catch (error) {
    if (!limit.aborted) throw error;
    return { ok: false, refusal: timedOut };
  }
};

/** As `send`, with a timeout for each attempt; the time that signing in takes does not count. */
export const sendWithTimeout = <C extends StatedCall>(
  call: C,
  input: CallInput<C>,
  limit: TimeLimit,
): Promise<Outcome<CallAnswer<C>>> =>
  withReauthentication(call, () => attemptWithTimeout(call, input, limit));
