import { createHmac } from 'node:crypto';
import { draftContext, draftState, newDraftContent } from '@sitewright/domain/draft-orders';
import { fillText } from '@sitewright/domain/languages';
import { balanceTitleIn } from '@sitewright/domain/order-edits';
import { formatOrderNumber } from '@sitewright/domain/orders';
import type { Site } from '@sitewright/domain/sites';
import { hashCartToken, loadVariants } from '../cart/index.ts';
import type { LoadedCheckout, OpenLink } from '../checkout/index.ts';
import type { Database } from '../database/index.ts';
import { refuse, refuseWithData, type Refusal } from '../http/index.ts';
import { orderToken, orderUrl } from '../orders/index.ts';
import { listPayments } from '../payment-records/index.ts';
import { findLinkByToken, type BalanceLinkRow, type StoredLink } from './balance-links-store.ts';

/** Derived, so that the owner can copy it again, and only its hash is stored. */
export const balanceToken = (
  secret: string,
  { websiteId, linkId }: Pick<BalanceLinkRow, 'websiteId' | 'linkId'>,
): string =>
  createHmac('sha256', secret).update(['balance link', websiteId, linkId].join('\n')).digest('base64url');

interface LinkReader {
  readonly database: Database;
  readonly site: Site;
  readonly now: Date;
}

/** One item that costs what is still to be paid. Its tax is in the lines of the order. */
const contentOf = ({ link, order }: StoredLink, { settings: { language } }: Site) => ({
  ...newDraftContent,
  lines: [
    {
      id: link.linkId,
      itemId: null,
      variantId: null,
      title: fillText(balanceTitleIn(language), { number: formatOrderNumber(order.number, order.isTest) }),
      quantity: 1,
      unitCents: link.amountCents,
      isTaxable: false,
      needsShipping: false,
    },
  ],
});

const loadLink = async (reader: LinkReader, stored: StoredLink): Promise<LoadedCheckout> => {
  const { database, site, now } = reader;
  const { link, checkout, order } = stored;
  const content = contentOf(stored, site);
  const base = await loadVariants({ database, site, now, variantIds: [] });
  const identity = { id: link.linkId, websiteId: site.id, createdOn: link.createdAt.getTime() };
  return {
    loaded: {
      ...base,
      state: draftState(content, identity, {}),
      context: draftContext(content, base.context),
    },
    checkout,
    form: null,
    pays: { orderId: order.orderId, isTest: order.isTest },
  };
};

/** Paid, or announced as a transfer: the order says more. */
const isAnswered = async (database: Database, { link, checkout, order }: StoredLink): Promise<boolean> => {
  if (order.balanceCents !== link.amountCents) return true;
  const attempts = await listPayments(database, link.websiteId, checkout.checkoutId);
  return attempts.some(({ orderId }) => orderId !== null);
};

const openLinked = async (
  reader: LinkReader,
  token: string,
  secret: string,
): Promise<LoadedCheckout | Refusal | undefined> => {
  const { database, site, now } = reader;
  const stored = await findLinkByToken(database, site.id, hashCartToken(token));
  if (!stored) return undefined;
  const { orderId, fulfilmentState } = stored.order;
  if (fulfilmentState === 'cancelled') return refuse('payment-link-invalid');
  if (await isAnswered(database, stored))
    return refuseWithData('payment-link-invalid', {
      url: orderUrl('status', orderId, orderToken(secret, site.id, orderId)),
    });
  if (stored.link.expiresAt <= now) return refuse('payment-link-expired');
  return loadLink(reader, stored);
};

/** Payment links of balances; what is none of them is opened by the others. */
export const createBalanceOpener =
  (secret: string, others: OpenLink): OpenLink =>
  (reader, token, kind) => {
    const other = others(reader, token, kind);
    return {
      ...other,
      load: async () => (await openLinked(reader, token, secret)) ?? other.load(),
    };
  };
