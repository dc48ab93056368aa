import { ANY_QUANTITY, availableOf } from '../catalogue/index.ts';
import type { FieldKind } from '../forms/index.ts';
import { checkAdditionalFields } from './additional-fields.ts';
import type { SoldVariant } from './cart-context.ts';
import { isSameLine, type Availability, type CartEntry } from './entries.ts';
import { goesIntoCart } from './purchase-flow.ts';
import { cartLimits } from './quantity.ts';

const personalKinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'name',
  'address',
  'email',
  'phone',
  'password',
]);

/** Whether a line tells about a person: whoever opens the link of an email must not learn of that. */
const isPersonal = ({ giftCard, donation, additionalFields }: CartEntry, { form }: SoldVariant): boolean =>
  giftCard !== undefined ||
  (donation?.note ?? '') !== '' ||
  (additionalFields !== null && (form?.fields.some(({ type }) => personalKinds.has(type)) ?? false));

/** A subscription comes back as one, and what is bought once never becomes one. */
const isSoldAs = ({ isSubscription = false }: CartEntry, variant: SoldVariant): boolean =>
  isSubscription ? variant.isSubscribable : goesIntoCart(variant);

const isRestorable = (entry: CartEntry, variant: SoldVariant): boolean =>
  variant.isSold &&
  isSoldAs(entry, variant) &&
  !isPersonal(entry, variant) &&
  checkAdditionalFields({ text: entry.additionalFields, form: variant.form, kept: entry.additionalFields })
    .ok;

/** The largest quantity that can be bought, up to the wanted one; 0 where none can. */
const boughtQuantity = (
  wanted: number,
  { stock, isSingle, range = ANY_QUANTITY }: Availability,
  taken: number,
): number => {
  const left = Math.min(isSingle ? 1 : wanted, availableOf(stock) - taken, range.max);
  const fitting = Math.floor(left / range.step) * range.step;
  return fitting < range.min ? 0 : fitting;
};

export interface SavedEntries {
  readonly entries: readonly CartEntry[];
  /** By variant id, as they are sold now. */
  readonly variants: ReadonlyMap<string, SoldVariant>;
  availabilityOf(variant: SoldVariant): Availability;
  newId(): string;
}

export interface RestoredEntries {
  readonly entries: readonly CartEntry[];
  /** Whether something is missing that was in the saved cart. */
  readonly isIncomplete: boolean;
}

const restoreEntry = (
  { entries, isIncomplete }: RestoredEntries,
  entry: CartEntry,
  saved: SavedEntries,
): RestoredEntries => {
  const variant = saved.variants.get(entry.variantId);
  if (!variant || !isRestorable(entry, variant)) return { entries, isIncomplete: true };
  const own = entries.find((each) => isSameLine(each, entry));
  const taken = entries
    .filter((each) => each.variantId === entry.variantId && each.id !== own?.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const wanted = Math.max(entry.quantity, own?.quantity ?? 0);
  const quantity = boughtQuantity(wanted, saved.availabilityOf(variant), taken);
  const isShort = isIncomplete || quantity < wanted;
  if (own)
    return {
      entries: entries.map((each) =>
        each.id === own.id ? { ...each, quantity: Math.max(each.quantity, quantity) } : each,
      ),
      isIncomplete: isShort,
    };
  if (quantity === 0 || entries.length >= cartLimits.ENTRIES) return { entries, isIncomplete: true };
  const { idempotencyKeys: _keys, ...line } = entry;
  return {
    entries: [...entries, { ...line, id: saved.newId(), quantity }],
    isIncomplete: isShort,
  };
};

/**
 * Brings saved lines into a cart. Of a line that is in both, the larger number stays; quantities keep to rules and
 * stock of now. Nothing that is in the cart already goes.
 */
export const restoreEntries = (own: readonly CartEntry[], saved: SavedEntries): RestoredEntries =>
  saved.entries.reduce<RestoredEntries>((restored, entry) => restoreEntry(restored, entry, saved), {
    entries: own,
    isIncomplete: false,
  });
