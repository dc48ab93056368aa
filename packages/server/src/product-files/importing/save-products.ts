import { createDocuments, publishDocument, saveDraft, type ChangeContext } from '../../documents/index.ts';
import { importDraftStock, type StockContext } from '../../catalogue/index.ts';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { itemKind } from '../../pages/index.ts';
import type { ItemContent } from '@sitewright/domain/pages';
import type { ImportOptions } from '../import-states.ts';
import type { Plan, PlannedProduct } from '../plan/plan-products.ts';

/** A product after the import. */
export interface SavedProduct {
  readonly content: ItemContent;
  readonly revision: number;
  /** Whether visitors have this content now. */
  readonly isPublished: boolean;
}

/** By product id. */
export type Outcomes = ReadonlyMap<string, SavedProduct | Refusal>;
const FIRST_REVISION = 1;

type SavingContext = ChangeContext & StockContext;

const isPlanned =
  (kind: PlannedProduct['kind']) =>
  (plan: Plan): plan is PlannedProduct =>
    plan.kind === kind;

/** Of one products page each, as their permission to publish is. */
const createProducts = async (
  context: ChangeContext,
  { publishes }: ImportOptions,
  plans: readonly PlannedProduct[],
): Promise<Outcomes> => {
  const outcomes = new Map<string, SavedProduct | Refusal>();
  for (const page of new Set(plans.map(({ content }) => content.collectionId))) {
    const group = plans
      .filter(({ content }) => content.collectionId === page)
      .map(({ content }) => ({
        id: content.id,
        content,
        isPublished: publishes && content.status === 'published',
      }));
    const { refusals } = await createDocuments(itemKind, context, group);
    for (const { id, ...created } of group)
      outcomes.set(id, refusals.get(id) ?? { ...created, revision: FIRST_REVISION });
  }
  return outcomes;
};

/** A draft that its owner has not published yet stays a draft. */
const isToPublish = ({ stored, content }: PlannedProduct, { publishes }: ImportOptions): boolean => {
  if (!publishes || !stored) return false;
  return stored.isPublished ? !stored.hasChanges : content.status === 'published';
};

const changeProduct = async (
  context: ChangeContext,
  options: ImportOptions,
  plan: PlannedProduct,
): Promise<SavedProduct | Refusal> => {
  const { stored, content } = plan;
  if (!stored) return refuse('not-found');
  const saved = await saveDraft(itemKind, context, { id: stored.id, content, baseRevision: stored.revision });
  if (isRefusal(saved)) return saved;
  const draft = { content: saved.content, revision: saved.revision, isPublished: false };
  if (!saved.hasChanges || !isToPublish(plan, options)) return draft;
  const published = await publishDocument(itemKind, context, { id: stored.id, baseRevision: saved.revision });
  return isRefusal(published) ? published : { ...draft, revision: published.revision, isPublished: true };
};

const saveStock = async (context: SavingContext, plans: readonly PlannedProduct[]): Promise<void> => {
  if (!context.contributor.permissions.has('inventory')) return;
  const levels = plans.flatMap(({ content, stock }) =>
    Object.entries(stock).map(([variantId, quantity]) => ({ itemId: content.id, variantId, quantity })),
  );
  await importDraftStock(context, levels);
};

/** Saves planned products in the transaction of the context. */
export const saveProducts = async (
  context: SavingContext,
  options: ImportOptions,
  plans: readonly Plan[],
): Promise<Outcomes> => {
  const outcomes = new Map(await createProducts(context, options, plans.filter(isPlanned('create'))));
  for (const plan of plans.filter(isPlanned('change')))
    outcomes.set(plan.content.id, await changeProduct(context, options, plan));
  const saved = plans.filter(
    (plan): plan is PlannedProduct =>
      plan.kind !== 'refused' && plan.kind !== 'same' && !isRefusal(outcomes.get(plan.content.id)),
  );
  await saveStock(context, saved);
  return outcomes;
};
