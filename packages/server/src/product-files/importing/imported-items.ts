import { diffContent } from '@sitewright/domain/documents';
import { isRefusal } from '../../http/index.ts';
import type { Plan, PlannedProduct } from '../plan/plan-products.ts';
import type { ChangedLevels, ImportKey } from '../product-files-tables.ts';
import type { Outcomes, SavedProduct } from './save-products.ts';
import type { ImportItemRow } from '../store/import-items-store.ts';

const changedLevels = ({ stock, levels }: PlannedProduct): ChangedLevels =>
  Object.fromEntries(
    Object.entries(stock).map(([id, after]) => [
      id,
      { before: levels[id] === undefined ? 0 : levels[id], after },
    ]),
  );

const itemOf = (
  { websiteId, importId }: ImportKey,
  plan: PlannedProduct,
  { content, revision, isPublished }: SavedProduct,
): ImportItemRow => {
  const { line, title, stored, kind } = plan;
  const changes = stored ? diffContent(stored.content, content) : [];
  const draftChanges = changes.length === 0 ? null : changes;
  return {
    websiteId,
    importId,
    itemId: content.id,
    line,
    title,
    state: kind === 'create' ? 'created' : 'changed',
    message: null,
    revision,
    draftChanges,
    publishedChanges: isPublished && stored?.isPublished ? draftChanges : null,
    wasPublished: stored?.isPublished ?? false,
    stock: stored ? changedLevels(plan) : null,
  };
};

/** What undo needs to know of the products that were saved. */
export const importedItems = (key: ImportKey, plans: readonly Plan[], outcomes: Outcomes): ImportItemRow[] =>
  plans.flatMap((plan) => {
    if (plan.kind === 'refused' || plan.kind === 'same') return [];
    const outcome = outcomes.get(plan.content.id);
    return outcome === undefined || isRefusal(outcome) ? [] : [itemOf(key, plan, outcome)];
  });
