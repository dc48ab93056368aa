import type { CartEntry } from '@sitewright/domain/cart';
import type { ShippingLocation } from '@sitewright/domain/shipping';
import { sql, type SQL } from 'drizzle-orm';
import { prepareStatement, type Driver } from '../../database/index.ts';

export type CartKind = 'shopping' | 'subscription';

export interface CartKey {
  readonly websiteId: string;
  readonly tokenHash: string;
  readonly kind: CartKind;
}

/** What of a cart can be changed. */
export interface CartContent {
  readonly entries: readonly CartEntry[];
  readonly shippingLocation: ShippingLocation;
  readonly shippingKey: string | null;
}

interface Moment {
  /** Of the site, when all of this was read. */
  readonly version: number;
  /** How many there are of the variants in the cart and of those asked for; null for no limit. */
  readonly stock: Readonly<Record<string, number | null>> | null;
}

interface KeptCart extends CartContent {
  readonly id: string;
  readonly revision: number;
  readonly createdOn: number;
}

export type KeptCartRow = Moment & KeptCart;

/** The cart, if there is one, and what counts at the moment it was read. */
export type CartRow = KeptCartRow | (Moment & { readonly id: null });

const websiteId: SQL = sql`${sql.placeholder('websiteId')}`;
const tokenHash: SQL = sql`${sql.placeholder('tokenHash')}`;
const kind: SQL = sql`${sql.placeholder('kind')}`;
const today: SQL = sql`${sql.placeholder('today')}::date`;

const readStatement = prepareStatement<CartRow>(sql`
  select w.content_version::float8 as version, c.cart_id as id, c.revision, c.entries,
    c.shipping_location as "shippingLocation", c.shipping_key as "shippingKey",
    floor(extract(epoch from c.created_at) * 1000)::float8 as "createdOn",
    (select json_object_agg(s.variant_id, case when s.is_unlimited then null else s.quantity end)
      from stock_levels s where s.website_id = w.website_id and s.variant_id = any(
        array(select e ->> 'variantId' from jsonb_array_elements(c.entries) e)
        || ${sql.placeholder('wantedIds')}::text[])) as stock
  from websites w left join carts c on c.website_id = w.website_id and c.token_hash = ${tokenHash}
    and c.kind = ${kind} and not c.is_purchased
  where w.website_id = ${websiteId}`);

export const readCart = async (
  driver: Driver,
  key: CartKey,
  wantedIds: readonly string[],
): Promise<CartRow> => {
  const {
    rows: [row],
  } = await readStatement(driver, { ...key, wantedIds });
  if (!row) throw new Error('The site is gone.');
  return row;
};

const insertStatement =
  prepareStatement(sql`insert into carts (website_id, cart_id, token_hash, kind, entries,
    shipping_location, shipping_key, created_at, touched_on)
  values (${websiteId}, ${sql.placeholder('cartId')}, ${tokenHash}, ${kind}, ${sql.placeholder('entries')}::jsonb,
    ${sql.placeholder('shippingLocation')}::jsonb, ${sql.placeholder('shippingKey')}, ${sql.placeholder('now')}::timestamptz, ${today})
  on conflict (website_id, token_hash) do nothing`);

const updateStatement = prepareStatement(sql`update carts set entries = ${sql.placeholder('entries')}::jsonb,
    shipping_location = ${sql.placeholder('shippingLocation')}::jsonb,
    shipping_key = ${sql.placeholder('shippingKey')}, revision = revision + 1, touched_on = ${today}
  where website_id = ${websiteId} and cart_id = ${sql.placeholder('cartId')}
    and revision = ${sql.placeholder('revision')}`);

export interface CartWrite {
  readonly cartId: string;
  readonly now: Date;
  readonly content: CartContent;
}

const DAY_DIGITS = 10;

/** Times as text: the driver's own way of printing a date takes longer than the whole rest. */
const valuesOf = ({ now, content: { entries, shippingLocation, shippingKey } }: CartWrite) => ({
  now: now.toISOString(),
  today: now.toISOString().slice(0, DAY_DIGITS),
  entries: JSON.stringify(entries),
  shippingLocation: JSON.stringify(shippingLocation),
  shippingKey,
});

/** False when somebody made a cart with this token in the meantime. */
export const insertCart = async (driver: Driver, key: CartKey, write: CartWrite): Promise<boolean> => {
  const { rowCount } = await insertStatement(driver, { ...key, cartId: write.cartId, ...valuesOf(write) });
  return rowCount === 1;
};

/** False when somebody changed the cart since it was read. The row is locked while this is found out. */
export const updateCart = async (
  driver: Driver,
  site: string,
  write: CartWrite & { readonly revision: number },
): Promise<boolean> => {
  const values = { websiteId: site, cartId: write.cartId, revision: write.revision, ...valuesOf(write) };
  return (await updateStatement(driver, values)).rowCount === 1;
};

const provenStatement = prepareStatement(sql`update carts set entries = ${sql.placeholder('entries')}::jsonb,
    revision = revision + 1, touched_on = ${today}
  where website_id = ${websiteId} and cart_id = ${sql.placeholder('cartId')}
    and revision = ${sql.placeholder('revision')} and token_hash = ${tokenHash} and not is_purchased
    and exists (select 1 from websites w where w.website_id = ${websiteId}
      and w.content_version = ${sql.placeholder('version')})
    and exists (select 1 from stock_levels s where s.website_id = ${websiteId}
      and s.variant_id = ${sql.placeholder('variantId')} and s.is_unlimited = ${sql.placeholder('isUnlimited')}
      and (s.is_unlimited or s.quantity = ${sql.placeholder('quantity')}))`);

/** What a change was worked out from, without having asked. */
export interface CartProof {
  readonly version: number;
  readonly variantId: string;
  /** Null for no limit. */
  readonly quantity: number | null;
}

/** As `updateCart`, and false as well when prices or the stock of the changed variant are no longer what they were. */
export const updateProvenCart = async (
  driver: Driver,
  key: CartKey,
  { proof, ...write }: CartWrite & { readonly revision: number; readonly proof: CartProof },
): Promise<boolean> => {
  const { rowCount } = await provenStatement(driver, {
    ...key,
    cartId: write.cartId,
    revision: write.revision,
    ...valuesOf(write),
    version: proof.version,
    variantId: proof.variantId,
    isUnlimited: proof.quantity === null,
    quantity: proof.quantity ?? 0,
  });
  return rowCount === 1;
};
