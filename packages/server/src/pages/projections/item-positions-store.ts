import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { addItemChanges } from '../../documents/index.ts';
import { updateSortKeysOfItems } from './item-terms-store.ts';

export interface ItemPosition {
  readonly id: string;
  /** Null if it was never positioned. */
  readonly place: number | null;
}

/** Effective immediately: written to published rows, drafts and the current published revision alike. */
export const setItemPositions = async (
  transaction: Queryable,
  websiteId: string,
  list: readonly ItemPosition[],
): Promise<void> => {
  const ids = list.map(({ id }) => id);
  const numbers = list.map(({ place }) => place);
  const places = sql`unnest(${sql.param(ids)}::text[], ${sql.param(numbers)}::int[]) as p(item_id, place)`;
  const placed = (content: SQL): SQL => sql`case when p.place is null
    then ${content} - 'displayIndex' else ${content} || jsonb_build_object('displayIndex', p.place) end`;
  await transaction.execute(sql`
    update items i set display_index = coalesce(p.place, 0), content = ${placed(sql`i.content`)} from ${places}
    where i.website_id = ${websiteId} and i.item_id = p.item_id`);
  await transaction.execute(sql`
    update document_revisions r set content = ${placed(sql`r.content`)} from documents d join ${places}
      on d.document_id = p.item_id
    where d.website_id = ${websiteId} and d.kind = 'item' and r.website_id = d.website_id and r.kind = d.kind
      and r.document_id = d.document_id and r.revision = d.published_revision`);
  // A new revision, so that saving an older draft is refused and does not move the item back.
  await transaction.execute(sql`
    update documents d set draft = ${placed(sql`d.draft`)}, revision = d.revision + 1 from ${places}
    where d.website_id = ${websiteId} and d.kind = 'item' and d.document_id = p.item_id
      and (d.draft ->> 'displayIndex')::int is distinct from p.place`);
  await addItemChanges(
    transaction,
    ids.map((documentId) => ({ websiteId, kind: 'item', documentId })),
  );
  await updateSortKeysOfItems(transaction, websiteId, ids);
};
