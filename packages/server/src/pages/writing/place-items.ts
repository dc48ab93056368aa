import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { sortTermsOfItems } from './item-terms.ts';

/** The first gets place 1, and so on. */
export const placeItems = async (
  transaction: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<void> => {
  const places = sql`unnest(${sql.param(ids)}::text[]) with ordinality as p(item_id, place)`;
  const added = sql`jsonb_build_object('displayIndex', p.place)`;
  await transaction.execute(sql`
    update items i set display_index = p.place, content = i.content || ${added} from ${places}
    where i.website_id = ${websiteId} and i.item_id = p.item_id`);
  await transaction.execute(sql`
    update documents d set draft = d.draft || ${added} from ${places}
    where d.website_id = ${websiteId} and d.kind = 'item' and d.document_id = p.item_id`);
  await sortTermsOfItems(transaction, websiteId, ids);
};
