import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { draftOrdersSchemas } from '@sitewright/api/draft-orders/schemas';
import { isDigital, optionValuesOf } from '@sitewright/domain/catalogue';
import { draftOrderLimits } from '@sitewright/domain/draft-orders';
import { assetUrlOf } from '@sitewright/domain/media';
import { inTransaction } from '../database/index.ts';
import {
  AfterCommit,
  implementCalls,
  isRefusal,
  refuse,
  type ContributorContext,
  type Handlers,
  type ImplementedCall,
  type Refusal,
} from '../http/index.ts';
import type { PaymentServices } from '../payments/index.ts';
import { describeSummary, readDraft, type DraftServices, type DraftView } from './describe-draft.ts';
import { listDrafts } from './draft-list-store.ts';
import { createDraft, duplicateDraft, removeDraft, saveDraft } from './draft-orders-service.ts';
import { createLink, mailLink, revokeLink } from './link-service.ts';
import { checkDraft, payDraft } from './mark-draft-paid.ts';
import { findVariants, type FoundVariantRow } from './variant-search-store.ts';

export interface DraftCallServices extends DraftServices {
  readonly payments: PaymentServices;
}

type DraftHandlers = Handlers<typeof draftOrdersCalls>;

const describeVariant = ({ image, attributes, optionOrdering, ...row }: FoundVariantRow) => ({
  itemId: row.itemId,
  variantId: row.variantId,
  title: row.title,
  optionText: optionValuesOf(attributes, optionOrdering)
    .map(({ value }) => value)
    .join(' · '),
  sku: row.sku,
  priceCents: row.priceCents,
  stock: row.stock,
  isDigital: isDigital(row.productType),
  pictureUrl: image ? `${assetUrlOf(image)}?format=300w` : null,
});

const known = async (
  services: DraftServices,
  context: ContributorContext,
  id: string,
): Promise<DraftView | Refusal> => (await readDraft(services, context, id)) ?? refuse('not-found');

/** Products are read on another connection than that of the change. */
const thenRead = (services: DraftServices, context: ContributorContext, id: string) =>
  new AfterCommit(() => known(services, context, id));

const readingHandlers = (services: DraftServices): Pick<DraftHandlers, 'list' | 'findVariants' | 'read'> => ({
  async list({ query: { search = '', state, cursor } }, { database, site }) {
    const before = cursor === undefined ? undefined : Number(cursor);
    if (before !== undefined && !Number.isSafeInteger(before)) return { drafts: [], nextCursor: null };
    const query = { search: search.trim(), state, before, limit: draftOrderLimits.PAGE + 1 };
    const found = await listDrafts(database, site.id, query);
    const rows = found.slice(0, draftOrderLimits.PAGE);
    const last = rows.at(-1);
    const hasMore = found.length > rows.length;
    return { drafts: rows.map(describeSummary), nextCursor: hasMore && last ? String(last.number) : null };
  },
  async findVariants({ query: { search } }, { database, site, now }) {
    const rows = await findVariants(database, site.id, { search: search.trim(), now });
    return { variants: rows.map(describeVariant) };
  },
  read: ({ params }, context) => known(services, context, params.id),
});

const linkHandlers = (
  services: DraftServices,
): Pick<DraftHandlers, 'createLink' | 'sendLink' | 'revokeLink'> => ({
  async createLink({ params: { id }, body }, context) {
    const stored = await createLink(services, context, { id, ...body, isSent: false });
    return isRefusal(stored) ? stored : thenRead(services, context, id);
  },
  async sendLink({ params: { id }, body: { message, ...body } }, context) {
    const stored = await createLink(services, context, { id, ...body, isSent: true });
    if (isRefusal(stored)) return stored;
    return new AfterCommit(async () => {
      const draft = await known(services, context, id);
      if (!isRefusal(draft)) await mailLink(services, context, { draft, message });
      return known(services, context, id);
    });
  },
  async revokeLink({ params: { id }, body }, context) {
    const stored = await revokeLink(context, { id, ...body });
    return isRefusal(stored) ? stored : thenRead(services, context, id);
  },
});

export const implementDraftOrderCalls = (services: DraftCallServices): ImplementedCall[] =>
  implementCalls({
    capability: 'draft-orders',
    calls: draftOrdersCalls,
    schemas: draftOrdersSchemas,
    handlers: {
      ...readingHandlers(services),
      ...linkHandlers(services),
      create: (_input, context) => createDraft(context),
      duplicate: ({ params }, context) => duplicateDraft(context, params.id),
      remove: ({ params }, context) => removeDraft(context, params.id),
      async save({ params: { id }, body }, context) {
        const { site, now } = context;
        const stored = await inTransaction(services.database, (database) =>
          saveDraft({ database, site, now }, { id, ...body }),
        );
        return isRefusal(stored) ? stored : known(services, context, id);
      },
      async markPaid({ params: { id }, body: { revision, totalCents } }, context) {
        const stored = await checkDraft(context, { id, revision });
        if (isRefusal(stored)) return stored;
        return new AfterCommit(() => payDraft(services, context, { id, totalCents }));
      },
    },
  });
