import { tooManyAttemptsMessage, attemptLimits } from '@sitewright/domain/contributors';
import { proofDifficulty, type Proof } from '@sitewright/domain/proof-of-work';
import type { Queryable } from '../../database/index.ts';
import {
  incrementCount,
  resetCount,
  resetCounts,
  refuse,
  refuseWithData,
  decrementCount,
  type Count,
  type Refusal,
  type VisitorContext,
} from '../../http/index.ts';
import { createChallenge, spendProof } from '../../proof-of-work/index.ts';
import { deviceCookie, findKnownDevice } from './known-device.ts';

/** The attempted account. Counted whether or not it exists, so that refusals do not reveal accounts. */
export interface AttemptedAccount {
  readonly email: string;
  readonly proof: Proof | undefined;
}

export interface PasswordAttempt {
  /** The password was right: the attempt is not counted, and the browser is known from now on. */
  succeed(): Promise<void>;
}

const scopes = {
  all: (email: string) => ['sign-in', email],
  account: (email: string) => ['sign-in', email, 'everywhere'],
  networkOnAccount: (email: string, network: string) => ['sign-in', email, 'network', network],
  device: (email: string, device: string) => ['sign-in', email, 'device', device],
  network: (network: string) => ['sign-in-network', network],
  session: (sessionId: string) => ['sign-in-session', sessionId],
};

const limitOf = (max: number) => ({ max, withinSeconds: attemptLimits.WINDOW_SECONDS });

const tooMany = ({ resetsAt }: Count, now: Date): Refusal => {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  return refuse('too-many-tries').withMessage(tooManyAttemptsMessage(seconds)).retryAfter(seconds);
};

interface Tried {
  readonly scope: readonly string[];
  readonly max: number;
  readonly now: Date;
}

/** Counted before the password is checked, so that concurrent attempts cannot exceed the limit. */
const count = async (database: Queryable, { scope, max, now }: Tried): Promise<Refusal | undefined> => {
  const counted = await incrementCount(database, { scope, limit: limitOf(max), now });
  return counted.count > max ? tooMany(counted, now) : undefined;
};

/**
 * Beyond the account's limit, attempts need a proof of work instead of being refused: otherwise anyone could
 * lock an account.
 */
const requireProof = async (
  secret: string,
  { database, now }: VisitorContext,
  { email, proof }: AttemptedAccount,
): Promise<Refusal | undefined> => {
  const limit = limitOf(attemptLimits.ACCOUNT);
  const attempts = await incrementCount(database, { scope: scopes.account(email), limit, now });
  if (attempts.count <= attemptLimits.ACCOUNT) return undefined;
  const purpose = { secret, scope: ['sign-in', email], now };
  if (proof && (await spendProof(database, purpose, proof))) return undefined;
  // No password was checked: requesting a challenge must not make the next one harder.
  await decrementCount(database, scopes.account(email));
  const challenge = createChallenge(purpose, proofDifficulty(attempts.count, attemptLimits.ACCOUNT));
  return refuseWithData('proof-needed', { challenge });
};

const checkUnknownDevice = async (
  secret: string,
  context: VisitorContext,
  tried: AttemptedAccount,
): Promise<Refusal | undefined> => {
  const { database, network, now } = context;
  const pair = scopes.networkOnAccount(tried.email, network);
  const own = scopes.network(network);
  const refusal =
    (await count(database, { scope: own, max: attemptLimits.NETWORK, now })) ??
    (await count(database, { scope: pair, max: attemptLimits.NETWORK_ON_ACCOUNT, now }));
  if (refusal) return refusal;
  const proofRefusal = await requireProof(secret, context, tried);
  // No password was checked.
  if (proofRefusal) {
    await decrementCount(database, own);
    await decrementCount(database, pair);
  }
  return proofRefusal;
};

const resetUnknownDevice = async ({ database, network }: VisitorContext, email: string): Promise<void> => {
  await decrementCount(database, scopes.account(email));
  await decrementCount(database, scopes.network(network));
  await resetCount(database, scopes.networkOnAccount(email, network));
};

/** Marks the browser as known after signing in to the account. */
export const rememberDevice = (secret: string, context: VisitorContext, email: string): void =>
  context.setCookie(deviceCookie(secret, email, context));

/** Starts a password attempt outside of a session. Refusals come before any expensive work. */
export const beginPasswordAttempt = async (
  secret: string,
  context: VisitorContext,
  tried: AttemptedAccount,
): Promise<PasswordAttempt | Refusal> => {
  const { database, now } = context;
  const { email } = tried;
  const device = findKnownDevice(secret, email, context);
  const ownScope = device === undefined ? undefined : scopes.device(email, device);
  const refusal = ownScope
    ? await count(database, { scope: ownScope, max: attemptLimits.KNOWN_DEVICE, now })
    : await checkUnknownDevice(secret, context, tried);
  if (refusal) return refusal;
  return {
    async succeed() {
      if (ownScope) await resetCount(database, ownScope);
      else await resetUnknownDevice(context, email);
      rememberDevice(secret, context, email);
    },
  };
};

/** The same within a session, counted per session: attempts elsewhere have no effect on it. */
export const countSessionAttempt = (
  database: Queryable,
  sessionId: string,
  now: Date,
): Promise<Refusal | undefined> =>
  count(database, { scope: scopes.session(sessionId), max: attemptLimits.SESSION, now });

export const resetSessionAttempts = (database: Queryable, sessionId: string): Promise<void> =>
  resetCount(database, scopes.session(sessionId));

/** After a password change: earlier attempts on the account no longer count. */
export const resetAttempts = (database: Queryable, email: string): Promise<void> =>
  resetCounts(database, scopes.all(email));
