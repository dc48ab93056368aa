import type { PaymentMethod } from '@sitewright/domain/checkout';
import { findShortages } from '../catalogue/index.ts';
import { beginPayment, type CheckoutVisitor } from '../checkout/index.ts';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { newToken } from '../ids/index.ts';
import { countHeld } from '../payment-records/index.ts';
import { piecesOf, recordPayment, type PaymentServices } from '../payments/index.ts';
import type { DraftServices } from './describe-draft.ts';
import { noteDraft, openDraft, type DraftToChange } from './draft-orders-service.ts';
import { findDraft, type StoredDraft } from './draft-orders-store.ts';
import { loadDraft } from './payment-link.ts';

/** Paid outside of the website: refunds are made there too. */
const paidToOwner: PaymentMethod = {
  id: 'manual-',
  gateway: 'manual',
  name: '',
  description: '',
  isTest: false,
  publishableKey: '',
  outcomes: [],
};

/** Everything that can be known before the totals are derived is refused here, where nothing is logged yet. */
export const checkDraft = async (
  context: ContributorContext,
  draft: DraftToChange,
): Promise<StoredDraft | Refusal> => {
  const { database, site, now } = context;
  const stored = await openDraft(context, draft);
  if (isRefusal(stored)) return stored;
  const { lines } = stored.row.content;
  if (lines.length === 0) return refuse('draft-empty');
  const sold = lines.flatMap(({ variantId, quantity }) =>
    variantId === null ? [] : { variantId, quantity },
  );
  const { short } = await findShortages(context, {
    pieces: piecesOf(sold),
    countHeld: (variantIds) =>
      countHeld(database, site.id, { variantIds, now, exceptFor: stored.row.draftId }),
  });
  if (short.length > 0) return refuse('draft-out-of-stock');
  noteDraft(context, stored.row);
  return stored;
};

interface PaidDraft {
  readonly id: string;
  readonly totalCents: number;
}

/** Begins a payment as the customer's link does, and makes the order of it at once. */
export const payDraft = async (
  { database, payments }: DraftServices & { readonly payments: PaymentServices },
  context: ContributorContext,
  { id, totalCents }: PaidDraft,
): Promise<{ orderId: string } | Refusal> => {
  const stored = await findDraft(database, context.site.id, id);
  if (!stored) return refuse('not-found');
  const token = newToken();
  const visitor: CheckoutVisitor = {
    ...context,
    database,
    isTrusted: true,
    source: { token, load: () => loadDraft({ ...context, database }, stored), chooseOption: async () => {} },
  };
  const begun = await beginPayment(visitor, {
    idempotencyKey: token,
    methodId: paidToOwner.id,
    method: paidToOwner,
    totalCents,
    currency: context.site.settings.currency,
  });
  if (isRefusal(begun)) return begun;
  if (begun.kind === 'superseded') return refuse('payment-pending');
  // The key is new: somebody else has paid it since it was checked.
  if (begun.kind === 'repeated') return refuse('draft-completed');
  const { orderId } = await recordPayment(payments, begun.payment);
  return orderId === null ? refuse('payment-pending') : { orderId };
};
