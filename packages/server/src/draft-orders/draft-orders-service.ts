import { newCheckoutDetails, type CheckoutDetails } from '@sitewright/domain/checkout';
import { cleanAddress } from '@sitewright/domain/addresses';
import {
  hasRepeatedLines,
  newDraftContent,
  formatDraftNumber,
  type DraftContent,
} from '@sitewright/domain/draft-orders';
import { tidyTags } from '@sitewright/domain/orders';
import { completeDetails } from '../checkout/index.ts';
import type { Queryable } from '../database/index.ts';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { findOpenPayment } from '../payment-records/index.ts';
import { readStoreSettings } from '../store/index.ts';
import {
  deleteDraft,
  findDraft,
  insertDraft,
  lockDraft,
  takeDraftNumber,
  updateDraft,
  type DraftRow,
  type StoredDraft,
} from './draft-orders-store.ts';
import { replaceReservations } from './draft-reservations-store.ts';
import { noTokenHash } from './payment-link.ts';
import { reserveDraft } from './reserve-draft.ts';

type Changer = Pick<ContributorContext, 'site' | 'now'> & { readonly database: Queryable };

export interface DraftToChange {
  readonly id: string;
  /** What the contributor saw. */
  readonly revision?: number;
}

/** Names the draft in the activity log. */
export const noteDraft = (
  { note }: ContributorContext,
  { draftId, number }: Pick<DraftRow, 'draftId' | 'number'>,
): void =>
  note({ subject: `draft-order:${draftId}`, after: { title: `draft #${formatDraftNumber(number)}` } });

/** Locks a draft that can be changed. */
export const openDraft = async (
  { database, site }: Changer,
  { id, revision }: DraftToChange,
): Promise<StoredDraft | Refusal> => {
  const stored = await lockDraft(database, site.id, id);
  if (!stored) return refuse('not-found');
  if (stored.orderId !== null) return refuse('draft-completed');
  if (revision !== undefined && revision !== stored.checkout.revision) return refuse('conflict');
  // What is being paid is a copy: changing the draft now would not change it.
  const open = await findOpenPayment(database, site.id, stored.checkout.checkoutId);
  return open ? refuse('draft-being-paid') : stored;
};

interface NewDraft {
  readonly content: DraftContent;
  readonly details: CheckoutDetails;
}

const addDraft = async (
  context: ContributorContext,
  { content, details }: NewDraft,
): Promise<{ id: string }> => {
  const { database, site, now, contributor } = context;
  const id = newId();
  const number = await takeDraftNumber(database, site.id);
  await insertDraft(
    database,
    { websiteId: site.id, draftId: id, number, content, createdBy: contributor.name, createdAt: now },
    {
      websiteId: site.id,
      checkoutId: newId(),
      cartId: id,
      tokenHash: noTokenHash(id),
      details,
      createdAt: now,
      updatedAt: now,
    },
  );
  noteDraft(context, { draftId: id, number });
  return { id };
};

export const createDraft = async (context: ContributorContext): Promise<{ id: string }> => {
  const { checkout } = await readStoreSettings(context.database, context.site.id);
  const details = newCheckoutDetails(checkout, {});
  return addDraft(context, {
    content: newDraftContent,
    details: { ...details, isBillingSame: true, acceptsMarketing: false },
  });
};

export const duplicateDraft = async (
  context: ContributorContext,
  id: string,
): Promise<{ id: string } | Refusal> => {
  const stored = await findDraft(context.database, context.site.id, id);
  if (!stored) return refuse('not-found');
  const { content } = stored.row;
  return addDraft(context, {
    content: {
      ...content,
      lines: content.lines.map((line) => ({ ...line, id: newId() })),
      reservedUntil: null,
    },
    details: { ...stored.checkout.details, waivesWithdrawal: false },
  });
};

export const removeDraft = async (context: ContributorContext, id: string): Promise<object | Refusal> => {
  const stored = await openDraft(context, { id });
  if (isRefusal(stored)) return stored;
  await replaceReservations(context.database, stored.row, { pieces: new Map(), until: context.now });
  await deleteDraft(context.database, stored);
  noteDraft(context, stored.row);
  return {};
};

export const saveDraft = async (
  changer: Changer,
  { content, details, ...draft }: DraftToChange & NewDraft,
): Promise<StoredDraft | Refusal> => {
  if (hasRepeatedLines(content)) return refuse('draft-lines-invalid');
  const stored = await openDraft(changer, draft);
  if (isRefusal(stored)) return stored;
  const short = await reserveDraft(changer, stored, content);
  if (short) return short;
  await updateDraft(changer.database, stored, {
    content: { ...content, tags: tidyTags(content.tags) },
    details: {
      ...details,
      email: details.email.trim(),
      shippingAddress: cleanAddress(details.shippingAddress),
      billingAddress: cleanAddress(details.billingAddress),
      // Nobody can consent for the customer.
      waivesWithdrawal: completeDetails(stored.checkout.details).waivesWithdrawal,
    },
    now: changer.now,
  });
  return stored;
};
