import {
  firstStock,
  productTypes,
  sellableVariantsOf,
  readProduct,
  type Product,
} from '@sitewright/domain/catalogue';
import type { ItemContent } from '@sitewright/domain/pages';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { noteBackorders } from '../restock-records/index.ts';
import { announceBackorders } from './stock-events.ts';

interface PublishedProduct {
  readonly item: ItemContent;
  readonly product: Product;
}

const productRow = ({ item, product }: PublishedProduct) => ({
  item_id: item.id,
  product_type: product.productType,
  is_subscribable: product.isSubscribable ?? false,
  subscription_plan: product.subscriptionPlan ?? null,
  option_ordering: product.variantOptionOrdering ?? [],
  form: product.additionalFieldsForm ?? null,
  main_image_id: item.mainImageId ?? item.imageIds?.[0] ?? null,
  quantity_rules: product.quantityRules ?? null,
  tax_class: product.taxClass ?? '',
  file_id: product.productType === productTypes.digital ? (product.fileId ?? null) : null,
});

const variantRows = ({ item, product }: PublishedProduct) =>
  sellableVariantsOf(item.id, product).map((offer, index) => ({
    variant_id: offer.id,
    item_id: item.id,
    place: index,
    sku: offer.sku,
    price: offer.price,
    sale_price: offer.salePrice ?? null,
    on_sale: offer.onSale,
    attributes: offer.attributes,
    image_id: offer.imageId ?? null,
    allow_backorder: offer.allowBackorder ?? false,
    is_unlimited: firstStock(product.productType).isUnlimited,
  }));

const asRows = (rows: readonly unknown[]) => sql`${JSON.stringify(rows)}::jsonb`;

const putProducts = (websiteId: string, published: readonly PublishedProduct[]) => sql`
  insert into products (website_id, item_id, product_type, is_subscribable, subscription_plan, option_ordering,
    form, main_image_id, quantity_rules, tax_class, file_id)
  select ${websiteId}, r.item_id, r.product_type, r.is_subscribable, nullif(r.subscription_plan, 'null'),
    r.option_ordering, nullif(r.form, 'null'), r.main_image_id, nullif(r.quantity_rules, 'null'), r.tax_class, r.file_id
  from jsonb_to_recordset(${asRows(published.map(productRow))}) as r(item_id text, product_type int,
    is_subscribable boolean, subscription_plan jsonb, option_ordering jsonb, form jsonb, main_image_id text,
    quantity_rules jsonb, tax_class text, file_id text)
  on conflict (website_id, item_id) do update set product_type = excluded.product_type,
    is_subscribable = excluded.is_subscribable, subscription_plan = excluded.subscription_plan,
    option_ordering = excluded.option_ordering, form = excluded.form, main_image_id = excluded.main_image_id,
    quantity_rules = excluded.quantity_rules, tax_class = excluded.tax_class, file_id = excluded.file_id`;

/** What is sold as a download is no longer served to everybody. */
const hideDownloads = (websiteId: string, fileIds: readonly string[]) => sql`
  update assets set is_private = true where website_id = ${websiteId} and not is_private
    and asset_id = any(${sql.param([...fileIds])}::text[])`;

/** A variant of another product is not overwritten; the check before reported it. */
const putVariants = (websiteId: string, rows: readonly unknown[]) => sql`
  insert into product_variants (website_id, variant_id, item_id, place, sku, price, sale_price, on_sale, attributes,
    image_id, allow_backorder, is_retired)
  select ${websiteId}, r.variant_id, r.item_id, r.place, r.sku, r.price, r.sale_price, r.on_sale, r.attributes,
    r.image_id, r.allow_backorder, false
  from jsonb_to_recordset(${asRows(rows)}) as r(variant_id text, item_id text, place int, sku text, price bigint,
    sale_price bigint, on_sale boolean, attributes jsonb, image_id text, allow_backorder boolean)
  on conflict (website_id, variant_id) do update set place = excluded.place, sku = excluded.sku,
    price = excluded.price, sale_price = excluded.sale_price, on_sale = excluded.on_sale,
    attributes = excluded.attributes, image_id = excluded.image_id, allow_backorder = excluded.allow_backorder,
    is_retired = false
  where product_variants.item_id = excluded.item_id`;

const openStock = (websiteId: string, rows: readonly unknown[]) => sql`
  insert into stock_levels (website_id, variant_id, item_id, quantity, is_unlimited)
  select ${websiteId}, r.variant_id, r.item_id, 0, r.is_unlimited
  from jsonb_to_recordset(${asRows(rows)}) as r(variant_id text, item_id text, is_unlimited boolean)
  on conflict do nothing`;

const retireVariants = async (
  transaction: Queryable,
  websiteId: string,
  { itemIds, except }: { readonly itemIds: readonly string[]; readonly except: readonly string[] },
): Promise<void> => {
  await transaction.execute(sql`update product_variants set is_retired = true
    where website_id = ${websiteId} and item_id = any(${sql.param(itemIds)}) and not is_retired
      and variant_id <> all(${sql.param(except)}::text[])`);
};

/** Those that nobody can buy as long as they are not written anew. */
const listSoldOut = async (
  transaction: Queryable,
  websiteId: string,
  variantIds: readonly string[],
): Promise<string[]> => {
  if (variantIds.length === 0) return [];
  const { rows } = await transaction.execute<{
    id: string;
  }>(sql`select v.variant_id as id from product_variants v
    join stock_levels s on s.website_id = v.website_id and s.variant_id = v.variant_id
    where v.website_id = ${websiteId} and v.variant_id = any(${sql.param([...variantIds])}::text[])
      and not v.allow_backorder and not v.is_retired and not s.is_unlimited and s.quantity <= 0`);
  return rows.map(({ id }) => id);
};

/** Writes the cart's projection of items with a product. */
export const writeProducts = async (
  transaction: Queryable,
  websiteId: string,
  items: readonly ItemContent[],
): Promise<void> => {
  const published = items.flatMap((item): PublishedProduct[] => {
    const product = readProduct(item);
    return product ? [{ item, product }] : [];
  });
  if (published.length === 0) return;
  const rows = published.flatMap(variantRows);
  await transaction.execute(putProducts(websiteId, published));
  const fileIds = published.flatMap((each) => productRow(each).file_id ?? []);
  if (fileIds.length > 0) await transaction.execute(hideDownloads(websiteId, fileIds));
  await retireVariants(transaction, websiteId, {
    itemIds: published.map(({ item }) => item.id),
    except: rows.map(({ variant_id: id }) => id),
  });
  const backordered = rows.filter((row) => row.allow_backorder).map(({ variant_id: id }) => id);
  const returned = await listSoldOut(transaction, websiteId, backordered);
  await noteBackorders(transaction, websiteId, backordered);
  await transaction.execute(putVariants(websiteId, rows));
  await transaction.execute(openStock(websiteId, rows));
  await announceBackorders({ database: transaction, site: { id: websiteId }, now: new Date() }, returned);
};

/** Variants are retired, not deleted: orders and stock moves refer to them. */
export const eraseProducts = async (
  transaction: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<void> => {
  await retireVariants(transaction, websiteId, { itemIds, except: [] });
  await transaction.execute(
    sql`delete from products where website_id = ${websiteId} and item_id = any(${sql.param(itemIds)})`,
  );
};

/** Those of the given variants that belong to other products. */
export const findForeignVariants = async (
  database: Queryable,
  websiteId: string,
  { itemId, variantIds }: { readonly itemId: string; readonly variantIds: readonly string[] },
): Promise<string[]> => {
  if (variantIds.length === 0) return [];
  const { rows } = await database.execute<{ id: string }>(sql`select variant_id as id from product_variants
    where website_id = ${websiteId} and variant_id = any(${sql.param(variantIds)}) and item_id <> ${itemId}`);
  return rows.map(({ id }) => id);
};
