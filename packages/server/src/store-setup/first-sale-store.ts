import { productTypes } from '@sitewright/domain/catalogue';
import type { StoreFacts } from '@sitewright/domain/store';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

type SoldFacts = Omit<StoreFacts, 'hasContactEmail'>;

const hasProduct = (websiteId: string, condition: SQL): SQL => sql`exists (
  select 1 from products p join items i on i.website_id = p.website_id and i.item_id = p.item_id
  where p.website_id = ${websiteId} and i.status = 'published' and not i.is_trashed and ${condition})`;

/** Orders of the demo do not count: nobody has tried the checkout by them. */
export const readSoldFacts = async (database: Queryable, websiteId: string): Promise<SoldFacts> => {
  const { rows } = await database.execute<Record<keyof SoldFacts, boolean>>(sql`select
    ${hasProduct(websiteId, sql`true`)} as "hasProduct",
    ${hasProduct(websiteId, sql`p.product_type = ${productTypes.physical}`)} as "hasShippedProduct",
    exists (select 1 from orders where website_id = ${websiteId} and not is_demo) as "hasOrder",
    exists (select 1 from stripe_accounts where website_id = ${websiteId} and not is_test) as "takesCards"`);
  const [row] = rows;
  return {
    hasProduct: row?.hasProduct ?? false,
    hasShippedProduct: row?.hasShippedProduct ?? false,
    hasOrder: row?.hasOrder ?? false,
    takesCards: row?.takesCards ?? false,
  };
};
