import { createDocuments, publishDocument, saveDraft, type ChangeContext } from '../documents/index.ts';
import { importDraftStock, type StockContext } from '../catalogue/index.ts';
import { isRefusal, refuse, type Refusal } from '../http/index.ts';
import { itemKind } from '../pages/index.ts';
import type { ImportOptions } from './import-states.ts';
import type { Plan, PlannedProduct } from './plan/plan-products.ts';

type Refusals = Map<string, Refusal>;
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
): Promise<Refusals> => {
  const refusals: Refusals = new Map();
  const isPublished = ({ content }: PlannedProduct): boolean => publishes && content.status === 'published';
  for (const page of new Set(plans.map(({ content }) => content.collectionId))) {
    const group = plans.filter(({ content }) => content.collectionId === page);
    const created = await createDocuments(
      itemKind,
      context,
      group.map((plan) => ({ id: plan.content.id, content: plan.content, isPublished: isPublished(plan) })),
    );
    for (const [id, refusal] of created.refusals) refusals.set(id, refusal);
  }
  return refusals;
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
): Promise<Refusal | undefined> => {
  const { stored, content } = plan;
  if (!stored) return refuse('not-found');
  const saved = await saveDraft(itemKind, context, { id: stored.id, content, baseRevision: stored.revision });
  if (isRefusal(saved)) return saved;
  if (!saved.hasChanges || !isToPublish(plan, options)) return undefined;
  const published = await publishDocument(itemKind, context, { id: stored.id, baseRevision: saved.revision });
  return isRefusal(published) ? published : undefined;
};

const saveStock = async (context: SavingContext, plans: readonly PlannedProduct[]): Promise<void> => {
  if (!context.contributor.permissions.has('inventory')) return;
  const levels = plans.flatMap(({ content, stock }) =>
    Object.entries(stock).map(([variantId, quantity]) => ({ itemId: content.id, variantId, quantity })),
  );
  await importDraftStock(context, levels);
};

/** Saves planned products in the transaction of the context. Returns those that were refused, by id. */
export const saveProducts = async (
  context: SavingContext,
  options: ImportOptions,
  plans: readonly Plan[],
): Promise<ReadonlyMap<string, Refusal>> => {
  const refusals = await createProducts(context, options, plans.filter(isPlanned('create')));
  for (const plan of plans.filter(isPlanned('change'))) {
    const refusal = await changeProduct(context, options, plan);
    if (refusal) refusals.set(plan.content.id, refusal);
  }
  const saved = plans.filter(
    (plan): plan is PlannedProduct =>
      plan.kind !== 'refused' && plan.kind !== 'same' && !refusals.has(plan.content.id),
  );
  await saveStock(context, saved);
  return refusals;
};
