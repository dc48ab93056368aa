import { deriveCart, isCurable, type ShoppingCart } from '@sitewright/domain/cart';
import { hasFeature } from '@sitewright/domain/features';
import { foldGiftCardCode, isGiftCardCode } from '@sitewright/domain/gift-cards';
import { discountLimits, foldDiscountCode, isDiscountCode } from '@sitewright/domain/discounts';
import {
  decrementCount,
  incrementCount,
  isRefusal,
  refuse,
  refuseWithData,
  type Refusal,
} from '../http/index.ts';
import type { LoadedCart } from './load/load-cart.ts';
import { readCartToken } from './update/cart-tokens.ts';
import { changeCart, type CartChange, type CartVisitor } from './update/change-cart.ts';

/** Wrong codes, of a network and of a cart. */
const limit = { max: 10, withinSeconds: 60 } as const;

export interface CodeVisitor extends CartVisitor {
  /** The address that limits count. */
  readonly network: string;
}

/** The cart of a subscription; without it, the visitor's own. */
export type ChosenCart = Pick<CartChange, 'token' | 'kind'>;

const scopesOf = (visitor: CodeVisitor): readonly (readonly string[])[] => {
  const token = readCartToken(visitor);
  return [
    ['discount-code', visitor.site.id, visitor.network],
    ...(token === undefined ? [] : [['discount-code-cart', visitor.site.id, token]]),
  ];
};

/** Counted before the code is looked up, on all nodes: what comes after the limit learns nothing, right or wrong. */
const countAttempt = async (visitor: CodeVisitor): Promise<Refusal | undefined> => {
  const { database, now } = visitor;
  for (const scope of scopesOf(visitor)) {
    const { count, resetsAt } = await incrementCount(database, { scope, limit, now });
    if (count > limit.max)
      return refuse('too-many-requests').retryAfter(Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  }
  return undefined;
};

export const refuseCode = (obstacle: string): Refusal =>
  refuseWithData('code-refused', { reason: `code-${obstacle}` });

/** Accepted if it applies, or would to another cart. */
const addCode = (cart: LoadedCart, code: string): { codes: readonly string[] } | Refusal => {
  const { state, context } = cart;
  if (state.codes.includes(code)) return { codes: state.codes };
  const codes = [...state.codes, code];
  const { invalidCoupons } = deriveCart({ ...state, codes }, context);
  const refused = invalidCoupons.find((each) => each.code === code);
  if (refused && !isCurable(refused.reason)) return refuseCode(refused.reason);
  return codes.length > discountLimits.CODES ? refuse('too-many-codes') : { codes };
};

/** Wrong codes count, of whatever kind; right ones, and those without a cart, do not. */
export const attemptCode = async <Result>(
  visitor: CodeVisitor,
  attempt: () => Promise<Result | Refusal>,
): Promise<Result | Refusal> => {
  const tooMany = await countAttempt(visitor);
  if (tooMany) return tooMany;
  const outcome = await attempt();
  if (!isRefusal(outcome) || outcome.code === 'code-without-cart')
    for (const scope of scopesOf(visitor)) await decrementCount(visitor.database, scope);
  return outcome;
};

const sellsAnything = ({ site }: CodeVisitor): boolean => hasFeature(site.features, 'commerce');

/** Whatever the code is, nobody learns of it without a cart. To be counted as an attempt. */
export const applyDiscountCode = async (
  visitor: CodeVisitor,
  typed: string,
  cart: ChosenCart = {},
): Promise<ShoppingCart | Refusal> => {
  const code = foldDiscountCode(typed);
  if (!isDiscountCode(code)) return refuseCode('unknown');
  const apply = (loaded: LoadedCart) => addCode(loaded, code);
  const outcome = await changeCart(visitor, { ...cart, requestedCodes: [code], apply });
  const isWithoutCart = isRefusal(outcome) && outcome.code === 'not-found' && sellsAnything(visitor);
  return isWithoutCart ? refuse('code-without-cart') : outcome;
};

const isUnknown = (outcome: ShoppingCart | Refusal): boolean =>
  isRefusal(outcome) &&
  outcome.data !== undefined &&
  'reason' in outcome.data &&
  outcome.data.reason === 'code-unknown';

/** What looks like a gift card is not looked up: the checkout does that. */
export const applyCode = (visitor: CodeVisitor, typed: string): Promise<ShoppingCart | Refusal> =>
  attemptCode(visitor, async () => {
    const outcome = await applyDiscountCode(visitor, typed);
    return isUnknown(outcome) && isGiftCardCode(foldGiftCardCode(typed))
      ? refuseCode('gift-card-at-checkout')
      : outcome;
  });

export const removeCode = (
  visitor: CartVisitor,
  typed: string,
  cart: ChosenCart = {},
): Promise<ShoppingCart | Refusal> => {
  const code = foldDiscountCode(typed);
  return changeCart(visitor, {
    ...cart,
    apply: ({ state }) => ({ codes: state.codes.filter((each) => each !== code) }),
  });
};
