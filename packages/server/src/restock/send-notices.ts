import type { SoldVariant } from '@sitewright/domain/cart';
import { availableOf, NO_STOCK } from '@sitewright/domain/catalogue';
import { planNotices } from '@sitewright/domain/restock';
import { contactEmailOf, type Site } from '@sitewright/domain/sites';
import type { StoreSettings } from '@sitewright/domain/store';
import { emailLanguageOf } from '@sitewright/domain/store-emails';
import { loadVariants } from '../cart/index.ts';
import { describeVariant, findVariantNames } from '../catalogue/index.ts';
import { driverOf, inTransaction, type Database, type Queryable } from '../database/index.ts';
import { runPiece } from '../jobs/index.ts';
import { enqueueEach, isMailAddress } from '../mail/index.ts';
import { countHeld } from '../payment-records/index.ts';
import type { GroupKey, GroupRow, SignUpRow } from '../restock-records/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { readStoredEmail } from '../store-email-texts/index.ts';
import { enqueueEvent, isAwaited } from '../webhooks/index.ts';
import {
  endWaiting,
  hasWaiting,
  listWaiting,
  lockDueGroup,
  markNotified,
  takeReturnedPieces,
  updateGroup,
} from './due-groups-store.ts';
import { ONE_CLICK_PATH, UNSUBSCRIBE_PATH, unsubscribeQuery } from './notice-link.ts';
import { composeNotice, mailedVariant, type MailedVariant } from './notice-mail.ts';

export interface NoticeServices {
  readonly database: Database;
  readonly secret: string;
  readonly clock: () => Date;
}

/** Emails of one transaction: few enough that neither visitors nor whoever changes the group wait for long. */
const BATCH_SIZE = 25;
const MOST_NOTICES = 1_000_000_000;
/** Payments that hold the last pieces have ended by then, or soon. */
const HELD_MS = 300_000;

/** A variant as the shop sells it now, with the printer of its price. */
export const loadVariant = async (
  shop: {
    readonly database: Database;
    readonly transaction: Queryable;
    readonly site: Site;
    readonly now: Date;
  },
  variantId: string,
): Promise<{ readonly variant: SoldVariant | undefined; readonly mailed: MailedVariant | undefined }> => {
  const { database, transaction, site, now } = shop;
  const { context } = await loadVariants({
    database,
    driver: driverOf(transaction),
    site,
    now,
    variantIds: [variantId],
  });
  const variant = context.variants.get(variantId);
  return { variant, mailed: variant && mailedVariant(variant, (cents) => context.printMoney(cents)) };
};

interface Batch {
  readonly services: NoticeServices;
  readonly transaction: Queryable;
  readonly site: Site;
  readonly group: GroupRow;
  readonly now: Date;
}

/** Whether notices go out by themselves when stock returns. */
export const isAutomatic = ({ merchandising, restock }: StoreSettings): boolean =>
  merchandising.restockNotificationsEnabled && restock.isAutomatic;

/** Pieces that came back count for notices while these are sent automatically. */
const allowanceOf = async ({ transaction, group }: Batch, settings: StoreSettings): Promise<number> => {
  const pieces = await takeReturnedPieces(transaction, group);
  if (!isAutomatic(settings)) return 0;
  return Math.min(group.allowance + pieces * settings.restock.noticesPerPiece, MOST_NOTICES);
};

/** Adds the emails to the outbox. Their links unsubscribe: nothing in them has to be kept secret. */
const enqueueNotices = async (
  { services, transaction, site }: Batch,
  mailed: MailedVariant,
  signUps: readonly SignUpRow[],
): Promise<void> => {
  const { texts } = await readStoredEmail(transaction, site.id, 'restock');
  const replyTo = contactEmailOf(site.settings.socialAccounts) ?? '';
  const messages = signUps.map((signUp) => {
    const { publicOrigin, language, email } = signUp;
    const query = unsubscribeQuery(services.secret, signUp);
    return {
      to: email,
      fromName: site.settings.title,
      ...(isMailAddress(replyTo) ? { replyTo } : {}),
      headers: {
        'auto-submitted': 'auto-generated',
        'list-unsubscribe': `<${publicOrigin}${ONE_CLICK_PATH}?${query}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      },
      language,
      ...composeNotice({
        site,
        publicOrigin,
        language,
        variant: mailed,
        unsubscribeUrl: `${publicOrigin}${UNSUBSCRIBE_PATH}?${query}`,
        own: texts[emailLanguageOf(language)],
      }),
    };
  });
  await enqueueEach(transaction, site.id, messages);
};

const announceNotified = async (
  { transaction, site, group: { variantId }, now }: Batch,
  count: number,
): Promise<void> => {
  if (!(await isAwaited(transaction, site.id, 'restock.notified'))) return;
  const [name] = await findVariantNames(transaction, site.id, [variantId]);
  if (!name) return;
  const data = { ...describeVariant(name), count };
  await enqueueEvent(transaction, site.id, { type: 'restock.notified', data, now });
};

const idle = { allowance: 0, requestedUntil: null, dueAt: null } as const;

interface Sent {
  readonly count: number;
  readonly isAll: boolean;
  /** What is left of it. */
  readonly allowance: number;
}

/** Whether more is to be sent at once. */
const noteSent = async ({ transaction, group, now }: Batch, sent: Sent): Promise<boolean> => {
  const isRequestDone = group.requestedUntil === null || sent.isAll;
  const isDone = (isRequestDone && sent.allowance === 0) || !(await hasWaiting(transaction, group));
  await updateGroup(transaction, group, {
    ...(isDone
      ? idle
      : {
          allowance: sent.allowance,
          requestedUntil: isRequestDone ? null : group.requestedUntil,
          dueAt: now,
        }),
    ...(sent.count > 0 ? { lastSentAt: now } : {}),
    notifiedCount: group.notifiedCount + sent.count,
    requestedSent: group.requestedUntil === null ? group.requestedSent : group.requestedSent + sent.count,
  });
  return !isDone;
};

const sendSome = async (
  batch: Batch,
  mailed: MailedVariant,
  { most, allowance }: { readonly most: number; readonly allowance: number },
): Promise<boolean> => {
  const { transaction, group, now } = batch;
  const limit = Math.min(BATCH_SIZE, most);
  const signUps = await listWaiting(transaction, group, { until: group.requestedUntil, limit });
  if (signUps.length > 0) {
    await enqueueNotices(batch, mailed, signUps);
    await markNotified(transaction, group, { signUpIds: signUps.map(({ signUpId }) => signUpId), now });
    await announceNotified(batch, signUps.length);
  }
  const count = signUps.length;
  return noteSent(batch, { count, isAll: count < limit, allowance: Math.max(0, allowance - count) });
};

const sendLocked = async (batch: Batch): Promise<boolean> => {
  const { services, transaction, site, group, now } = batch;
  const settings = await readStoreSettings(transaction, site.id);
  const { noticesPerPiece } = settings.restock;
  const { variant, mailed } = await loadVariant({ ...services, transaction, site, now }, group.variantId);
  const stock = variant?.stock ?? NO_STOCK;
  const returned = await allowanceOf(batch, settings);
  const allowance = Math.min(returned, availableOf(stock) * noticesPerPiece);
  const held = await countHeld(transaction, site.id, { variantIds: [group.variantId], now });
  const plan = planNotices({
    isSold: variant?.isSold ?? false,
    stock,
    held: held.get(group.variantId) ?? 0,
    isRequested: group.requestedUntil !== null,
    allowance,
    noticesPerPiece,
  });
  if (plan.kind === 'send' && mailed) return sendSome(batch, mailed, { most: plan.most, allowance });
  if (plan.kind === 'end') await endWaiting(transaction, group, now);
  const later = { allowance, dueAt: new Date(now.getTime() + HELD_MS) };
  await updateGroup(transaction, group, plan.kind === 'wait' ? later : idle);
  return false;
};

/**
 * Writes to some of those who wait for a variant, the oldest first. The group is locked and the outbox is in the same
 * transaction: each sign-up leads to one email, whatever ends the program. True if there is more to send.
 */
const sendBatch = (services: NoticeServices, site: Site, key: GroupKey): Promise<boolean> =>
  inTransaction(services.database, async (transaction) => {
    const group = await lockDueGroup(transaction, key);
    return group ? sendLocked({ services, transaction, site, group, now: services.clock() }) : false;
  });

export const sendNotices = async (
  services: NoticeServices,
  site: Site,
  { variantId, signal }: { readonly variantId: string; readonly signal: AbortSignal },
): Promise<void> => {
  const key = { websiteId: site.id, variantId };
  while (!signal.aborted && (await runPiece(() => sendBatch(services, site, key))));
};
