import type { CallAnswer } from '@sitewright/api/call';
import type { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { nameOf } from '@sitewright/domain/addresses';
import type { TotalledCart } from '@sitewright/domain/cart';
import { formatDraftNumber } from '@sitewright/domain/draft-orders';
import { completeDetails, totalCheckout } from '../checkout/index.ts';
import type { Database } from '../database/index.ts';
import type { ContributorContext } from '../http/index.ts';
import type { DraftSummaryRow } from './draft-list-store.ts';
import { findDraft, type StoredDraft } from './draft-orders-store.ts';
import { linkPath, linkToken, loadDraft } from './payment-link.ts';

export type DraftView = CallAnswer<typeof draftOrdersCalls.read>;
type Summary = CallAnswer<typeof draftOrdersCalls.list>['drafts'][number];

export interface DraftServices {
  readonly database: Database;
  readonly secret: string;
}

/** Who reads a draft, and where its link leads to. */
export type DraftViewer = Pick<ContributorContext, 'site' | 'now' | 'publicOrigin'>;

const stateOf = (orderId: string | null, hasLink: boolean): DraftView['state'] => {
  if (orderId !== null) return 'completed';
  return hasLink ? 'link-sent' : 'open';
};

const describeLines = ({ cart, totals }: TotalledCart): DraftView['lines'] => {
  const available = cart.entries.filter(({ isAvailable }) => isAvailable);
  return cart.entries.map((entry) => ({
    id: entry.id,
    title: entry.title,
    optionText: entry.chosenVariant.optionValues.map(({ value }) => value).join(' · '),
    sku: entry.chosenVariant.sku,
    pictureUrl: entry.image ? `${entry.image.assetUrl}?format=300w` : null,
    subtotalCents: entry.subTotal,
    discountCents: totals.lines[available.indexOf(entry)]?.discountCents ?? 0,
    isAvailable: entry.isAvailable,
    note: entry.note,
  }));
};

const describeTotals = ({ cart, totals }: TotalledCart): DraftView['totals'] => ({
  currency: cart.subtotal.currencyCode,
  subtotalCents: totals.subtotalCents,
  discountCents: totals.discountCents,
  shippingCents: totals.shippingCostCents,
  taxCents: totals.taxCents,
  totalCents: totals.grandTotalCents,
  pricesIncludeTax: cart.pricesIncludeTax,
  requiresShipping: totals.requiresShipping,
  shippingName: totals.selectedShippingOption?.name ?? '',
  shippingOptions: totals.shippingOptions.map(({ key, name, priceCents }) => ({ key, name, priceCents })),
  taxLines: totals.taxLineItems.map(({ name, rate, amountCents }) => ({ name, rate, amountCents })),
});

const describeLink = (
  { row }: StoredDraft,
  { now, publicOrigin }: DraftViewer,
  secret: string,
): DraftView['link'] =>
  row.linkExpiresAt && {
    url: `${publicOrigin}${linkPath(linkToken(secret, row))}`,
    expiresOn: row.linkExpiresAt.toISOString(),
    isExpired: row.linkExpiresAt <= now,
    sentOn: row.linkSentAt?.toISOString() ?? null,
  };

/** With its totals of this moment. */
export const describeDraft = async (
  { database, secret }: DraftServices,
  viewer: DraftViewer,
  stored: StoredDraft,
): Promise<DraftView> => {
  const { row, checkout, orderId } = stored;
  const details = completeDetails(checkout.details);
  const opened = await loadDraft({ ...viewer, database }, stored);
  const totalled = await totalCheckout(database, opened);
  return {
    id: row.draftId,
    number: formatDraftNumber(row.number),
    state: stateOf(orderId, row.linkExpiresAt !== null),
    email: details.email,
    customerName: nameOf(details.shippingAddress),
    createdOn: row.createdAt.toISOString(),
    updatedOn: checkout.updatedAt.toISOString(),
    createdBy: row.createdBy,
    orderId,
    revision: checkout.revision,
    content: row.content,
    details,
    lines: describeLines(totalled),
    totals: describeTotals(totalled),
    link: describeLink(stored, viewer, secret),
  };
};

export const readDraft = async (
  services: DraftServices,
  viewer: DraftViewer,
  id: string,
): Promise<DraftView | undefined> => {
  const stored = await findDraft(services.database, viewer.site.id, id);
  return stored && describeDraft(services, viewer, stored);
};

export const describeSummary = (row: DraftSummaryRow): Summary => ({
  id: row.draftId,
  number: formatDraftNumber(row.number),
  state: stateOf(row.orderId, row.hasLink),
  email: row.email,
  customerName: [row.firstName, row.lastName].filter(Boolean).join(' '),
  createdOn: new Date(row.createdAt).toISOString(),
  updatedOn: new Date(row.updatedAt).toISOString(),
  createdBy: row.createdBy,
  orderId: row.orderId,
  itemCount: row.itemCount,
  firstTitle: row.firstTitle,
});
