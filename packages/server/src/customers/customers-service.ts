import { refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import {
  eraseCustomer,
  hasOpenOrders,
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
  await eraseCustomer(database, row, now);
  noteCustomer(context, id);
  return undefined;
};
