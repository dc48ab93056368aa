import type { CartImage, FundInCart, SoldVariant } from '@sitewright/domain/cart';
import type { ProductVariant, QuantityRules, SubscriptionPlan } from '@sitewright/domain/catalogue';
import type { Discount } from '@sitewright/domain/discounts';
import type { FormDefinition } from '@sitewright/domain/forms';
import { assetUrlOf, formatOriginalSize } from '@sitewright/domain/media';
import type { SavedStoreSettings } from '@sitewright/domain/store';
import { sql, type SQL } from 'drizzle-orm';
import type { PageRestriction } from '../../page-access/index.ts';
import { prepareStatement, type Driver } from '../../database/index.ts';

export interface ImageRow {
  readonly id: string;
  readonly version: number;
  readonly filename: string;
  readonly altText: string;
  readonly width: number;
  readonly height: number;
  readonly focalPoint: { readonly x: number; readonly y: number };
}

/** A published variant. Times are in milliseconds; null for never visible. */
export interface VariantRow
  extends
    Omit<
      SoldVariant,
      | 'salePrice'
      | 'stock'
      | 'isSold'
      | 'form'
      | 'image'
      | 'quantityRules'
      | 'categories'
      | 'grams'
      | 'unitMeasure'
      | 'subscriptionPlan'
    >,
    PageRestriction {
  readonly salePrice: number | null;
  readonly allowBackorder: boolean;
  readonly quantityRules: QuantityRules | null;
  readonly subscriptionPlan: SubscriptionPlan | null;
  readonly isRetired: boolean;
  readonly itemShownFrom: number | null;
  readonly pageShownFrom: number | null;
  readonly form: FormDefinition | null;
  readonly image: ImageRow | null;
  readonly categories: readonly string[] | null;
  readonly measures: Pick<ProductVariant, 'shippingWeight' | 'unitMeasure'> | null;
}

export interface ShopDataRow {
  /** The content version of the site at the time of the read. */
  readonly version: number;
  readonly settings: SavedStoreSettings | null;
  /** Discounts that apply by themselves. */
  readonly automaticDiscounts: readonly Discount[] | null;
  readonly hasDiscounts: boolean;
  /** Those that take donations now. */
  readonly funds: readonly (Omit<FundInCart, 'image'> & { readonly image: ImageRow | null })[] | null;
  readonly variants: readonly VariantRow[] | null;
}

/** The image columns of asset `a`. */
export const imageJson: SQL = sql`case when a.asset_id is not null and a.width is not null then json_build_object(
  'id', a.asset_id, 'version', a.version, 'filename', a.filename, 'altText', a.alt_text, 'width', a.width,
  'height', a.height, 'focalPoint', a.focal_point) end`;

export const readImage = (image: ImageRow | null): CartImage | null =>
  image && {
    id: image.id,
    assetUrl: assetUrlOf(image),
    altText: image.altText,
    originalSize: formatOriginalSize(image),
    mediaFocalPoint: { x: image.focalPoint.x, y: image.focalPoint.y },
  };

const milliseconds = (column: SQL): SQL => sql`floor(extract(epoch from ${column}) * 1000)`;

const websiteId: SQL = sql`${sql.placeholder('websiteId')}`;
const itemId: SQL = sql`${sql.placeholder('itemId')}::text`;

const cartProductsStatement = prepareStatement<ShopDataRow>(sql`
  select w.content_version::float8 as version,
    (select t.settings from store_settings t where t.website_id = w.website_id) as settings,
    (select json_agg(d.terms || jsonb_build_object('id', d.discount_id) order by d.discount_id) from discounts d
      where d.website_id = w.website_id and d.code is null and d.deleted_at is null) as "automaticDiscounts",
    exists (select 1 from discounts d where d.website_id = w.website_id and d.deleted_at is null) as "hasDiscounts",
    (select json_agg(json_build_object('id', f.fund_id, 'title', f.terms ->> 'title', 'slug', f.slug,
      'isMonthlyOffered', (f.terms -> 'isMonthlyOffered')::boolean, 'image', ${imageJson})) from donation_funds f
      left join assets a on a.website_id = f.website_id and a.asset_id = f.terms ->> 'imageId' and a.trashed_at is null
      where f.website_id = w.website_id and f.archived_at is null) as funds,
    (select json_agg(json_build_object('itemId', v.item_id, 'variantId', v.variant_id, 'sku', v.sku, 'title', i.title,
      'fullUrl', '/' || c.url_id || '/' || i.url_id, 'productType', p.product_type, 'attributes', v.attributes,
      'optionOrdering', p.option_ordering, 'price', v.price, 'salePrice', v.sale_price, 'onSale', v.on_sale,
      'isRetired', v.is_retired, 'itemShownFrom', ${milliseconds(sql`i.visible_from`)},
      'pageShownFrom', ${milliseconds(sql`c.visible_from`)}, 'permission', c.permission,
      'collectionId', c.collection_id, 'passwordHash', l.password_hash,
      'isSubscribable', p.is_subscribable, 'subscriptionPlan', p.subscription_plan, 'form', p.form,
      'quantityRules', p.quantity_rules, 'taxClass', p.tax_class, 'categories', i.content -> 'categories',
      'measures', (select jsonb_strip_nulls(jsonb_build_object('shippingWeight', e -> 'shippingWeight',
        'unitMeasure', e -> 'unitMeasure')) from jsonb_array_elements(i.content -> 'structuredContent' -> 'variants') e
        where e ->> 'id' = v.variant_id limit 1), 'allowBackorder', v.allow_backorder, 'image', ${imageJson}) order by v.place)
    from (select unnest(${sql.placeholder('variantIds')}::text[]) as variant_id
      union select o.variant_id from product_variants o where o.website_id = ${websiteId} and o.item_id = ${itemId}
        and not o.is_retired) ids
    join product_variants v on v.website_id = w.website_id and v.variant_id = ids.variant_id
    join products p on p.website_id = v.website_id and p.item_id = v.item_id
    join items i on i.website_id = v.website_id and i.item_id = v.item_id
    join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    left join page_passwords l on l.website_id = c.website_id and l.collection_id = c.collection_id
    left join assets a on a.website_id = v.website_id and a.asset_id = coalesce(v.image_id, p.main_image_id)
    ) as variants
  from websites w where w.website_id = ${websiteId}`);

export interface ShopDataRequest {
  readonly variantIds: readonly string[];
  /** Loads all variants that it sells. */
  readonly itemId: string | null;
}

export const readCartProducts = async (
  driver: Driver,
  site: string,
  request: ShopDataRequest,
): Promise<ShopDataRow> => {
  const {
    rows: [row],
  } = await cartProductsStatement(driver, { websiteId: site, ...request });
  if (!row) throw new Error('The site is gone.');
  return row;
};
