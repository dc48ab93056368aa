import { singleLine } from '@sitewright/domain/mail';
import { foldEmail } from '@sitewright/domain/orders';
import {
  refuse,
  refuseTakenIndex,
  refuseWithData,
  type ContributorContext,
  type Refusal,
} from '../http/index.ts';
import { isMailAddress } from '../mail/index.ts';
import {
  eraseCustomer,
  findOtherWithEmail,
  hasOpenOrders,
  isSubscriber,
  lockCustomers,
  moveToCustomer,
  updateCustomer,
  type CustomerRow,
} from './customer-changes-store.ts';

type Done = Promise<Refusal | undefined>;

const lockOne = async (
  { database, site }: ContributorContext,
  id: string,
): Promise<CustomerRow | undefined> => (await lockCustomers(database, site.id, [id]))[0];

/** Names nobody: the activity log stays when the customer is erased. */
const noteCustomer = ({ note }: ContributorContext, id: string): void => note({ subject: `customer:${id}` });

export const setNote = async (
  context: ContributorContext,
  { id, note, before }: { readonly id: string; readonly note: string; readonly before: string },
): Done => {
  const row = await lockOne(context, id);
  if (!row) return refuse('not-found');
  if (row.erasedAt) return refuse('customer-erased');
  if (row.note !== before) return refuse('conflict');
  const key = { websiteId: context.site.id, customerId: id };
  await updateCustomer(context.database, key, { note: note.trim(), updatedAt: context.now });
  noteCustomer(context, id);
  return undefined;
};

export interface CustomerContact {
  readonly name: string;
  readonly email: string;
}

/** Orders keep what was entered. Consent is given for an email address: another one has none. */
export const correctContact = async (
  context: ContributorContext,
  {
    id,
    contact,
    before,
  }: { readonly id: string; readonly contact: CustomerContact; readonly before: CustomerContact },
): Done => {
  const { database, site, now } = context;
  const row = await lockOne(context, id);
  if (!row) return refuse('not-found');
  if (row.erasedAt) return refuse('customer-erased');
  if (row.name !== before.name || row.email !== before.email) return refuse('conflict');
  const email = contact.email.trim();
  const emailKey = foldEmail(email);
  const isMoved = emailKey !== row.emailKey;
  if (!isMailAddress(email)) return refuse('customer-email-invalid', { email: 'Enter an email address.' });
  const key = { websiteId: site.id, customerId: id };
  const otherId = isMoved ? await findOtherWithEmail(database, key, emailKey) : undefined;
  if (otherId !== undefined) return refuseWithData('customer-email-taken', { customerId: otherId });
  const update = updateCustomer(database, key, {
    name: singleLine(contact.name),
    email,
    emailKey,
    ...(isMoved ? { acceptsMarketing: false } : {}),
    updatedAt: now,
  });
  // An order with the same address may have come meanwhile.
  await refuseTakenIndex(update, 'customers_by_email', refuse('customer-email-taken'));
  noteCustomer(context, id);
  return undefined;
};

/** Consent is given by the customer alone. */
export const withdrawConsent = async (context: ContributorContext, id: string): Done => {
  if (!(await lockOne(context, id))) return refuse('not-found');
  const key = { websiteId: context.site.id, customerId: id };
  await updateCustomer(context.database, key, { acceptsMarketing: false, updatedAt: context.now });
  noteCustomer(context, id);
  return undefined;
};

const joined = (...notes: readonly string[]): string => notes.filter((note) => note !== '').join('\n\n');

/** Name, email address and consent of the first one stay: consent is given for an email address. */
export const mergeCustomers = async (
  context: ContributorContext,
  { id, otherId }: { readonly id: string; readonly otherId: string },
): Done => {
  const { database, site, now } = context;
  if (id === otherId) return refuse('customer-is-same');
  const rows = await lockCustomers(database, site.id, [id, otherId]);
  const own = rows.find(({ customerId }) => customerId === id);
  const other = rows.find(({ customerId }) => customerId === otherId);
  if (!own || !other) return refuse('not-found');
  if (own.erasedAt || other.erasedAt) return refuse('customer-erased');
  await moveToCustomer(database, site.id, { from: otherId, to: id });
  await updateCustomer(
    database,
    { websiteId: site.id, customerId: id },
    { note: joined(own.note, other.note), phone: own.phone || other.phone, updatedAt: now },
  );
  noteCustomer(context, id);
  return undefined;
};

export const erase = async (context: ContributorContext, id: string): Done => {
  const { database, site, now } = context;
  const row = await lockOne(context, id);
  if (!row) return refuse('not-found');
  if (row.erasedAt) return refuse('customer-erased');
  if (await hasOpenOrders(database, { websiteId: site.id, customerId: id }))
    return refuse('customer-has-open-orders');
  if (await isSubscriber(database, row)) return refuse('customer-has-subscriptions');
  await eraseCustomer(database, row, now);
  noteCustomer(context, id);
  return undefined;
};
