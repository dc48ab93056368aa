import type { CallAnswer } from '@sitewright/api/call';
import type { orderEditsCalls } from '@sitewright/api/order-edits';
import { hashCartToken } from '../cart/index.ts';
import { completeDetails, insertCheckout, lockCheckout } from '../checkout/index.ts';
import type { Queryable } from '../database/index.ts';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { isMailAddress } from '../mail/index.ts';
import {
  addEvent,
  findOrders,
  mailShopper,
  noteOrder,
  openOrder,
  updateOrder,
  type StoredOrder,
} from '../orders/index.ts';
import { endAwaitedPayments, findOpenPayment } from '../payment-records/index.ts';
import { balanceToken } from './balance-link.ts';
import { deleteLink, findLink, insertLink, updateLink, type BalanceLinkRow } from './balance-links-store.ts';

const DAY_MS = 86_400_000;

type LinkAnswer = CallAnswer<typeof orderEditsCalls.readLink>;

interface LinkServices {
  readonly secret: string;
}

export interface LinkToCreate {
  readonly id: string;
  readonly revision: number;
  readonly days: number;
}

const urlOf = (
  { publicOrigin }: ContributorContext,
  link: Pick<BalanceLinkRow, 'websiteId' | 'linkId'>,
  secret: string,
): string => `${publicOrigin}/checkout/pay/${balanceToken(secret, link)}`;

export const readLink = async (
  { secret }: LinkServices,
  context: ContributorContext,
  id: string,
): Promise<LinkAnswer | Refusal> => {
  const found = await findLink(context.database, context.site.id, id);
  if (!found && (await findOrders(context.database, context.site.id, [id])).length === 0)
    return refuse('not-found');
  if (!found || found.order.balanceCents !== found.link.amountCents) return { link: null };
  const { link } = found;
  return {
    link: {
      url: urlOf(context, link, secret),
      expiresOn: link.expiresAt.toISOString(),
      isExpired: link.expiresAt <= context.now,
      sentOn: link.sentAt?.toISOString() ?? null,
    },
  };
};

/** What the order knows of its customer is not asked again. */
const detailsOf = ({ row: { email, content } }: StoredOrder) =>
  completeDetails({
    email,
    shippingAddress: content.shippingAddress ?? content.billingAddress,
    isBillingSame: false,
    billingAddress: content.billingAddress,
    vatNumber: content.vatNumber ?? '',
  });

const insert = async (
  { secret }: LinkServices,
  { database, site, now }: ContributorContext,
  { order, expiresAt }: { readonly order: StoredOrder; readonly expiresAt: Date },
): Promise<BalanceLinkRow> => {
  const link = {
    websiteId: site.id,
    linkId: newId(),
    orderId: order.row.orderId,
    amountCents: order.row.balanceCents,
    expiresAt,
    sentAt: null,
    createdAt: now,
  };
  await insertLink(database, link);
  await insertCheckout(database, {
    websiteId: site.id,
    checkoutId: newId(),
    cartId: link.linkId,
    tokenHash: hashCartToken(balanceToken(secret, link)),
    details: detailsOf(order),
    createdAt: now,
    updatedAt: now,
  });
  return link;
};

export interface CreatedLink {
  readonly order: StoredOrder;
  readonly link: BalanceLinkRow;
}

/** The link that there is stays the same: emails that were sent before still lead to it. */
export const createLink = async (
  services: LinkServices,
  context: ContributorContext,
  { id, revision, days }: LinkToCreate,
): Promise<CreatedLink | Refusal> => {
  const { database, site, now } = context;
  const order = await openOrder(context, { id, revision });
  if (isRefusal(order)) return order;
  if (order.row.fulfilmentState === 'cancelled') return refuse('order-cancelled');
  if (order.row.balanceCents <= 0) return refuse('order-no-balance');
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const known = (await findLink(database, site.id, id))?.link;
  if (known) await updateLink(database, known, { expiresAt });
  const link = known ?? (await insert(services, context, { order, expiresAt }));
  // An edit that has read that there is no link is refused.
  await updateOrder(database, { websiteId: site.id, orderId: id }, { now });
  noteOrder(context, order);
  return { order, link: { ...link, expiresAt } };
};

/** The email to the customer, with a text of the owner. */
export const sendLink = async (
  services: LinkServices,
  context: ContributorContext,
  { message, ...wanted }: LinkToCreate & { readonly message: string },
): Promise<CreatedLink | Refusal> => {
  const created = await createLink(services, context, wanted);
  if (isRefusal(created)) return created;
  const { order, link } = created;
  const { database, site, publicOrigin, now } = context;
  if (!isMailAddress(order.row.email)) return refuse('balance-no-email');
  const { amountCents, expiresAt } = link;
  const mailId = await mailShopper(
    database,
    { ...context, ...services },
    {
      kind: 'balance-due',
      order: { site, publicOrigin, ...order, details: { balance: { amountCents, message, expiresAt } } },
      url: urlOf(context, link, services.secret),
    },
  );
  await addEvent(context, order, { kind: 'emailed', data: { mail: 'balance-due', mailId } });
  await updateLink(database, link, { sentAt: now });
  return created;
};

/** Payments that the customer has announced by the link are not expected any more. */
const dropAnnounced = (
  { database, site, now }: Pick<ContributorContext, 'site' | 'now'> & { readonly database: Queryable },
  orderId: string,
): Promise<void> =>
  endAwaitedPayments(database, { websiteId: site.id, orderId }, { state: 'cancelled', now });

/** Ends the link of an order whose balance changes. Locks its checkout first, as payments do, and then the order. */
export const retireLink = async (
  context: Pick<ContributorContext, 'database' | 'site' | 'now'>,
  orderId: string,
): Promise<Refusal | undefined> => {
  const { database, site } = context;
  const found = await findLink(database, site.id, orderId);
  if (!found) return undefined;
  await lockCheckout(database, site.id, found.link.linkId);
  if (await findOpenPayment(database, site.id, found.checkout.checkoutId))
    return refuse('order-edit-being-paid');
  await deleteLink(database, found.link);
  await dropAnnounced(context, orderId);
  return undefined;
};

export const revokeLink = async (
  context: ContributorContext,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<StoredOrder | Refusal> => {
  const { database, site, now } = context;
  const found = await findLink(database, site.id, id);
  const paying = await retireLink(context, id);
  if (paying) return paying;
  const order = await openOrder(context, { id, revision });
  if (isRefusal(order)) return order;
  if (!found) return refuse('balance-no-link');
  await updateOrder(database, { websiteId: site.id, orderId: id }, { now });
  noteOrder(context, order);
  return order;
};
