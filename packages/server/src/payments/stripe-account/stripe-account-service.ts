import { paymentMessages } from '@sitewright/domain/payments';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../../http/index.ts';
import {
  deleteStripeAccount,
  findStripeAccount,
  hasUnfinishedStripePayments,
  putStripeAccount,
  type StripeAccountRow,
} from '../../payment-records/index.ts';
import { invalidateCacheTags } from '../../sites/index.ts';
import type { StripeSettings } from '../gateways/stripe/stripe-client.ts';
import { sealKeys, unsealKeys, type StripeKeys } from '../gateways/stripe/stripe-keys.ts';
import { checkSecretKey, type CheckedAccount } from './check-secret-key.ts';

export interface StripeAccountServices {
  readonly secret: string;
  readonly stripe: StripeSettings;
}

/** Null keeps the stored one. */
export interface EnteredKeys {
  readonly publishableKey: string;
  readonly secretKey: string | null;
  readonly webhookSecret: string | null;
}

export interface DescribedAccount {
  readonly state: 'none' | 'connected' | 'keys-lost';
  readonly isTest: boolean;
  readonly accountName: string;
  readonly publishableKey: string;
  readonly secretKeyEnd: string;
  readonly hasWebhookSecret: boolean;
  readonly lastEventOn: string | null;
  readonly webhookUrl: string;
}

const END_LENGTH = 4;
const PUBLISHABLE = /^pk_(test|live)_[A-Za-z0-9]{8,250}$/;
const SECRET = /^[rs]k_(test|live)_[A-Za-z0-9]{8,250}$/;
const WEBHOOK = /^whsec_[A-Za-z0-9+/=_-]{8,250}$/;

const nothing = {
  isTest: false,
  accountName: '',
  publishableKey: '',
  secretKeyEnd: '',
  hasWebhookSecret: false,
  lastEventOn: null,
} as const;

/** Everything but the secrets. */
export const describeStripe = async (
  { database, site, publicOrigin }: Pick<ContributorContext, 'database' | 'site' | 'publicOrigin'>,
  { secret }: StripeAccountServices,
): Promise<DescribedAccount> => {
  const webhookUrl = `${publicOrigin}/api/payments/webhooks/stripe`;
  const account = await findStripeAccount(database, site.id);
  if (!account) return { state: 'none', ...nothing, webhookUrl };
  const { isTest, accountName, publishableKey, secretKeyEnd, hasWebhookSecret, lastEventAt } = account;
  return {
    // A backup of another installation has keys that this one cannot read.
    state: unsealKeys(secret, account) ? 'connected' : 'keys-lost',
    isTest,
    accountName,
    publishableKey,
    secretKeyEnd,
    hasWebhookSecret,
    webhookUrl,
    lastEventOn: lastEventAt?.toISOString() ?? null,
  };
};

type KeyFault =
  | 'stripe-publishable-key-invalid'
  | 'stripe-secret-key-invalid'
  | 'stripe-webhook-secret-invalid'
  | 'stripe-modes-differ'
  | 'stripe-key-refused';

const refuseField = (field: keyof EnteredKeys, code: KeyFault): Refusal =>
  refuse(code, { [field]: paymentMessages[code] });

const modeOf = (key: string): string | undefined => /^[a-z]+_(test|live)_/.exec(key)?.[1];

const trimmed = (entered: string | null, stored: string | undefined): string =>
  entered === null ? (stored ?? '') : entered.trim();

interface ReadKeys extends StripeKeys {
  readonly publishableKey: string;
}

const readKeys = (entered: EnteredKeys, stored: StripeKeys | undefined): ReadKeys | Refusal => {
  const publishableKey = entered.publishableKey.trim();
  const secretKey = trimmed(entered.secretKey, stored?.secretKey);
  const webhookSecret = trimmed(entered.webhookSecret, stored?.webhookSecret);
  if (!PUBLISHABLE.test(publishableKey))
    return refuseField('publishableKey', 'stripe-publishable-key-invalid');
  if (!SECRET.test(secretKey)) return refuseField('secretKey', 'stripe-secret-key-invalid');
  if (modeOf(publishableKey) !== modeOf(secretKey)) return refuseField('secretKey', 'stripe-modes-differ');
  if (webhookSecret !== '' && !WEBHOOK.test(webhookSecret))
    return refuseField('webhookSecret', 'stripe-webhook-secret-invalid');
  return { publishableKey, secretKey, webhookSecret };
};

const isSameAccount = (before: StripeAccountRow, checked: CheckedAccount, isTest: boolean): boolean =>
  before.accountId === checked.accountId && before.isTest === isTest;

/** Only the account that a payment was made with can tell its end. */
const checkReplaced = async (
  { database, site }: ContributorContext,
  before: StripeAccountRow | undefined,
  isSame: boolean,
): Promise<Refusal | undefined> =>
  before && !isSame && (await hasUnfinishedStripePayments(database, site.id))
    ? refuse('stripe-account-in-use')
    : undefined;

interface CheckedKeys extends ReadKeys {
  readonly checked: CheckedAccount;
}

const save = async (
  context: ContributorContext,
  services: StripeAccountServices,
  { checked, publishableKey, secretKey, webhookSecret }: CheckedKeys,
): Promise<DescribedAccount | Refusal> => {
  const { database, site, note } = context;
  const before = await findStripeAccount(database, site.id);
  const isTest = modeOf(secretKey) === 'test';
  const isSame = before !== undefined && isSameAccount(before, checked, isTest);
  const refusal = await checkReplaced(context, before, isSame);
  if (refusal) return refusal;
  await putStripeAccount(database, {
    websiteId: site.id,
    ...checked,
    isTest,
    publishableKey,
    sealedKeys: sealKeys(services.secret, { secretKey, webhookSecret }),
    secretKeyEnd: secretKey.slice(-END_LENGTH),
    hasWebhookSecret: webhookSecret !== '',
    lastEventAt: isSame ? before.lastEventAt : null,
    disputesListedAt: isSame ? before.disputesListedAt : null,
  });
  // Pages of products tell about installments where there is an account.
  await invalidateCacheTags(database, site.id, ['site']);
  note({ subject: 'stripe', after: { title: checked.accountName } });
  return describeStripe(context, services);
};

/** With those that are stored where nothing was entered. */
const readCurrentKeys = async (
  { database, site }: ContributorContext,
  { secret }: StripeAccountServices,
  entered: EnteredKeys,
): Promise<ReadKeys | Refusal> => {
  const account = await findStripeAccount(database, site.id);
  return readKeys(entered, account && unsealKeys(secret, account));
};

/** The secret key is tried out at Stripe before the transaction begins that stores it. */
export const checkStripe = async (
  reading: ContributorContext,
  services: StripeAccountServices,
  entered: EnteredKeys,
): Promise<((context: ContributorContext) => Promise<DescribedAccount | Refusal>) | Refusal> => {
  const tried = await readCurrentKeys(reading, services, entered);
  if (isRefusal(tried)) return tried;
  const checked = await checkSecretKey(tried.secretKey, services.stripe);
  if (checked === 'refused') return refuseField('secretKey', 'stripe-key-refused');
  if (checked === 'unreachable') return refuse('stripe-unreachable');
  return async (context) => {
    const keys = await readCurrentKeys(context, services, entered);
    if (isRefusal(keys)) return keys;
    // Somebody else has entered another key meanwhile, and this one was to be kept.
    if (keys.secretKey !== tried.secretKey) return refuse('conflict');
    return save(context, services, { ...keys, checked });
  };
};

export const disconnectStripe = async ({
  database,
  site,
  note,
}: ContributorContext): Promise<Record<string, never> | Refusal> => {
  const before = await findStripeAccount(database, site.id);
  if (!before) return refuse('not-found');
  if (await hasUnfinishedStripePayments(database, site.id)) return refuse('stripe-account-in-use');
  await deleteStripeAccount(database, site.id);
  await invalidateCacheTags(database, site.id, ['site']);
  note({ subject: 'stripe', before: { title: before.accountName } });
  return {};
};
