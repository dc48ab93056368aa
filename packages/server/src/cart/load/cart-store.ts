import type { CartEntry } from '@sitewright/domain/cart';
import type { Discount } from '@sitewright/domain/discounts';
import type { ShippingLocation } from '@sitewright/domain/shipping';
import { sql, type SQL } from 'drizzle-orm';
import { prepareStatement, type Driver } from '../../database/index.ts';

export type CartKind = 'shopping' | 'subscription';

export interface CartKey {
  readonly websiteId: string;
  readonly tokenHash: string;
  readonly kind: CartKind;
}

/** The part of a cart that changes. */
export interface CartContent {
  readonly entries: readonly CartEntry[];
  readonly shippingLocation: ShippingLocation;
  readonly shippingKey: string | null;
  /** Discount codes, in capitals. */
  readonly codes: readonly string[];
}

interface Snapshot {
  /** The content version of the site at the time of the read. */
  readonly version: number;
  /** Stock of the variants in the cart and of the requested ones; null for unlimited. */
  readonly stock: Readonly<Record<string, number | null>> | null;
  /** Those of the cart's codes and of the requested ones. */
  readonly codeDiscounts: readonly Discount[] | null;
}

interface StoredCart extends CartContent {
  readonly id: string;
  readonly revision: number;
  readonly createdOn: number;
}

export type StoredCartRow = Snapshot & StoredCart;

/** The cart, if there is one, with the site version and the stock of the same moment. */
export type CartRow = StoredCartRow | (Snapshot & { readonly id: null });

const websiteId: SQL = sql`${sql.placeholder('websiteId')}`;
const tokenHash: SQL = sql`${sql.placeholder('tokenHash')}`;
const kind: SQL = sql`${sql.placeholder('kind')}`;
const today: SQL = sql`${sql.placeholder('today')}::date`;

const readStatement = prepareStatement<CartRow>(sql`
  select w.content_version::float8 as version, c.cart_id as id, c.revision, c.entries,
    c.shipping_location as "shippingLocation", c.shipping_key as "shippingKey", c.codes,
    (select json_agg(d.terms || jsonb_build_object('id', d.discount_id)) from discounts d
      where d.website_id = w.website_id and d.deleted_at is null
        and d.code = any(c.codes || ${sql.placeholder('requestedCodes')}::text[])) as "codeDiscounts",
    floor(extract(epoch from c.created_at) * 1000)::float8 as "createdOn",
    (select json_object_agg(s.variant_id, case when s.is_unlimited then null else s.quantity end)
      from stock_levels s where s.website_id = w.website_id and s.variant_id = any(
        array(select e ->> 'variantId' from jsonb_array_elements(c.entries) e)
        || ${sql.placeholder('requestedIds')}::text[])) as stock
  from websites w left join carts c on c.website_id = w.website_id and c.token_hash = ${tokenHash}
    and c.kind = ${kind} and not c.is_purchased
  where w.website_id = ${websiteId}`);

export interface CartQuery {
  /** Variants whose stock is read too. */
  readonly requestedIds: readonly string[];
  /** Codes whose discounts are read too. */
  readonly requestedCodes: readonly string[];
}

export const readCart = async (driver: Driver, key: CartKey, query: CartQuery): Promise<CartRow> => {
  const {
    rows: [row],
  } = await readStatement(driver, { ...key, ...query });
  if (!row) throw new Error('The site is gone.');
  return row;
};

const insertStatement =
  prepareStatement(sql`insert into carts (website_id, cart_id, token_hash, kind, entries,
    shipping_location, shipping_key, codes, created_at, touched_on)
  values (${websiteId}, ${sql.placeholder('cartId')}, ${tokenHash}, ${kind}, ${sql.placeholder('entries')}::jsonb,
    ${sql.placeholder('shippingLocation')}::jsonb, ${sql.placeholder('shippingKey')}, ${sql.placeholder('codes')}::text[],
    ${sql.placeholder('now')}::timestamptz, ${today})
  on conflict (website_id, token_hash) do nothing`);

const updateStatement = prepareStatement(sql`update carts set entries = ${sql.placeholder('entries')}::jsonb,
    shipping_location = ${sql.placeholder('shippingLocation')}::jsonb,
    shipping_key = ${sql.placeholder('shippingKey')}, codes = ${sql.placeholder('codes')}::text[], revision = revision + 1, touched_on = ${today}
  where website_id = ${websiteId} and cart_id = ${sql.placeholder('cartId')}
    and revision = ${sql.placeholder('revision')}`);

export interface CartWrite {
  readonly cartId: string;
  readonly now: Date;
  readonly content: CartContent;
}

const DAY_DIGITS = 10;

/** Dates as text: the driver takes longer to format a date than all other values together. */
const dayOf = (now: Date): string => now.toISOString().slice(0, DAY_DIGITS);

const valuesOf = ({ now, content: { entries, shippingLocation, shippingKey, codes } }: CartWrite) => ({
  now: now.toISOString(),
  today: dayOf(now),
  entries: JSON.stringify(entries),
  shippingLocation: JSON.stringify(shippingLocation),
  shippingKey,
  codes,
});

/** False where a cart with this token was created in the meantime. */
export const insertCart = async (driver: Driver, key: CartKey, write: CartWrite): Promise<boolean> => {
  const { rowCount } = await insertStatement(driver, { ...key, cartId: write.cartId, ...valuesOf(write) });
  return rowCount === 1;
};

/** False where the cart was changed since it was read. */
export const updateCart = async (
  driver: Driver,
  site: string,
  write: CartWrite & { readonly revision: number },
): Promise<boolean> => {
  const values = { websiteId: site, cartId: write.cartId, revision: write.revision, ...valuesOf(write) };
  return (await updateStatement(driver, values)).rowCount === 1;
};

const updateIfUnchangedStatement =
  prepareStatement(sql`update carts set entries = ${sql.placeholder('entries')}::jsonb,
    revision = revision + 1, touched_on = ${today}
  where website_id = ${websiteId} and cart_id = ${sql.placeholder('cartId')}
    and revision = ${sql.placeholder('revision')} and token_hash = ${tokenHash} and not is_purchased
    and exists (select 1 from websites w where w.website_id = ${websiteId}
      and w.content_version = ${sql.placeholder('version')})
    and exists (select 1 from stock_levels s where s.website_id = ${websiteId}
      and s.variant_id = ${sql.placeholder('variantId')} and s.is_unlimited = ${sql.placeholder('isUnlimited')}
      and (s.is_unlimited or s.quantity = ${sql.placeholder('quantity')}))`);

/** The cached state that a change was computed from. */
export interface ExpectedState {
  readonly version: number;
  readonly variantId: string;
  /** Stock; null for unlimited. */
  readonly quantity: number | null;
}

/** As `updateCart`; also false where the site's content or the stock of the variant has changed. */
export const updateCartIfUnchanged = async (
  driver: Driver,
  key: CartKey,
  write: CartWrite & { readonly revision: number; readonly expected: ExpectedState },
): Promise<boolean> => {
  const { expected } = write;
  const { rowCount } = await updateIfUnchangedStatement(driver, {
    websiteId: key.websiteId,
    tokenHash: key.tokenHash,
    cartId: write.cartId,
    revision: write.revision,
    today: dayOf(write.now),
    entries: JSON.stringify(write.content.entries),
    version: expected.version,
    variantId: expected.variantId,
    isUnlimited: expected.quantity === null,
    quantity: expected.quantity ?? 0,
  });
  return rowCount === 1;
};
