import { createHmac } from 'node:crypto';
import { locationOf } from '@sitewright/domain/addresses';
import { draftContext, draftState } from '@sitewright/domain/draft-orders';
import { hashCartToken, loadVariants } from '../cart/index.ts';
import { completeDetails, type LoadedCheckout, type OpenLink } from '../checkout/index.ts';
import { inTransaction, type Database } from '../database/index.ts';
import { refuse, refuseWithData, type Refusal } from '../http/index.ts';
import { orderToken, orderUrl } from '../orders/index.ts';
import type { Site } from '@sitewright/domain/sites';
import {
  findDraftByToken,
  lockDraft,
  updateDraft,
  type DraftRow,
  type StoredDraft,
} from './draft-orders-store.ts';

/** Derived, so that the owner can copy it again, and only its hash is stored. */
export const linkToken = (secret: string, { websiteId, draftId, linkNumber }: DraftRow): string =>
  createHmac('sha256', secret)
    .update(['payment link', websiteId, draftId, linkNumber].join('\n'))
    .digest('base64url');

/** Of a draft without a link: no token has this hash. */
export const noTokenHash = (draftId: string): string => `draft ${draftId}`;

export const linkPath = (token: string): string => `/checkout/pay/${token}`;

interface DraftReader {
  readonly database: Database;
  readonly site: Site;
  readonly now: Date;
}

/** The draft as a checkout: products of now at the prices of the draft. */
export const loadDraft = async (
  { database, site, now }: DraftReader,
  { row, checkout }: StoredDraft,
): Promise<LoadedCheckout> => {
  const { content, draftId } = row;
  const variantIds = content.lines.flatMap(({ variantId }) => variantId ?? []);
  const base = await loadVariants({ database, site, now, variantIds });
  const identity = { id: draftId, websiteId: site.id, createdOn: row.createdAt.getTime() };
  const { shippingAddress } = completeDetails(checkout.details);
  return {
    loaded: {
      ...base,
      state: draftState(content, identity, locationOf(shippingAddress)),
      context: draftContext(content, base.context),
    },
    checkout,
    // The owner has put the order together: nothing is asked.
    form: null,
    tags: content.tags,
  };
};

/** Only whoever has the link gets here: that it was paid is no secret. */
const refusePaid = (site: Site, orderId: string, secret: string): Refusal =>
  refuseWithData('payment-link-invalid', {
    url: orderUrl('status', orderId, orderToken(secret, site.id, orderId)),
  });

const loadLinked = async (
  reader: DraftReader,
  token: string,
  secret: string,
): Promise<LoadedCheckout | Refusal> => {
  const { database, site, now } = reader;
  const stored = await findDraftByToken(database, site.id, hashCartToken(token));
  if (!stored) return refuse('payment-link-invalid');
  if (stored.orderId !== null) return refusePaid(site, stored.orderId, secret);
  const { linkExpiresAt } = stored.row;
  if (linkExpiresAt === null || linkExpiresAt <= now) return refuse('payment-link-expired');
  return stored.row.content.lines.length === 0 ? refuse('payment-link-invalid') : loadDraft(reader, stored);
};

/** The customer chooses among the options of the store, where the owner has not set a price. */
const chooseOption = async (
  { database, site, now }: DraftReader,
  token: string,
  key: string | null,
): Promise<void> => {
  const found = await findDraftByToken(database, site.id, hashCartToken(token));
  if (!found) return;
  await inTransaction(database, async (transaction) => {
    const stored = await lockDraft(transaction, site.id, found.row.draftId);
    if (stored?.orderId !== null || stored.row.content.delivery.kind !== 'store') return;
    const content = { ...stored.row.content, delivery: { kind: 'store' as const, key } };
    await updateDraft(transaction, stored, { content, now });
  });
};

/** The checkout of a payment link, for the pages of the checkout. */
export const createLinkOpener =
  (secret: string): OpenLink =>
  (reader, token) => ({
    token,
    load: () => loadLinked(reader, token, secret),
    chooseOption: (key) => chooseOption(reader, token, key),
  });
