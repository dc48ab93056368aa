import { isDonation, productTypes } from '@sitewright/domain/catalogue';
import type { CheckoutView } from '@sitewright/domain/checkout';
import {
  findCardObstacle,
  foldGiftCardCode,
  giftCardLimits,
  isGiftCardCode,
} from '@sitewright/domain/gift-cards';
import { applyDiscountCode, attemptCode, refuseCode } from '../../cart/index.ts';
import {
  findGiftCardByHash,
  hashGiftCardCode,
  listEnteredCards,
  type GiftCardRow,
} from '../../gift-cards/index.ts';
import { isRefusal, refuse, refuseWithData, type Refusal } from '../../http/index.ts';
import { findStripeAccount } from '../../payment-records/index.ts';
import { readCheckout, type CheckoutVisitor } from '../checkout-service.ts';
import { addGiftCard, removeGiftCard } from '../checkouts-store.ts';
import { chosenCart, loadCheckout, type LoadedCheckout } from '../load-checkout.ts';
import { offerMethods } from '../payment-methods.ts';
import { reasonOf } from '../entered-cards.ts';

/** Test cards pay test orders, and others never do; all cards of an order are of one sort. */
const fitsMode = async (
  { database, site, isTrusted }: CheckoutVisitor,
  { loaded, checkout }: LoadedCheckout,
  { isTest }: GiftCardRow,
): Promise<boolean> => {
  const { settings, language } = loaded.context;
  const stripe = await findStripeAccount(database, site.id);
  const methods = offerMethods(settings.payments, { language, isTrusted, stripe });
  if (!methods.some((method) => method.isTest === isTest)) return false;
  const entered = await listEnteredCards(database, checkout);
  return entered.every((card) => card.isTest === isTest);
};

const isUnpayable = (productType: number): boolean =>
  productType === productTypes.giftCard || isDonation(productType);

/** Gift cards pay neither for gift cards and donations nor for subscriptions. */
const sellsUnpayableAlone = ({ loaded: { state, context } }: LoadedCheckout): boolean =>
  state.entries.every(
    ({ variantId, isSubscription }) =>
      isSubscription || isUnpayable(context.variants.get(variantId)?.productType ?? 0),
  );

const checkCard = async (
  visitor: CheckoutVisitor,
  opened: LoadedCheckout,
  card: GiftCardRow,
): Promise<Refusal | undefined> => {
  const { currency } = opened.loaded.context;
  const obstacle = findCardObstacle(card, { currency, now: visitor.now });
  // What its own attempt to pay holds is on it again with the next one.
  if (obstacle && !(obstacle === 'empty' && opened.checkout.giftCardIds.includes(card.giftCardId)))
    return refuseWithData('code-refused', { reason: reasonOf(obstacle) });
  if (sellsUnpayableAlone(opened)) return refuseCode('gift-card-not-payable');
  return (await fitsMode(visitor, opened, card)) ? undefined : refuseCode('gift-card-other-mode');
};

/** Undefined where no gift card has this code. */
const applyGiftCard = async (
  visitor: CheckoutVisitor,
  typed: string,
): Promise<'applied' | Refusal | undefined> => {
  const code = foldGiftCardCode(typed);
  if (!isGiftCardCode(code)) return undefined;
  const opened = await loadCheckout(visitor);
  if (isRefusal(opened)) return opened.code === 'checkout-empty' ? refuse('code-without-cart') : opened;
  const { database, site, now } = visitor;
  const card = await findGiftCardByHash(database, site.id, hashGiftCardCode(code));
  if (!card) return undefined;
  const refusal = await checkCard(visitor, opened, card);
  if (refusal) return refusal;
  const { giftCardId } = card;
  const isAdded = await addGiftCard(database, opened.checkout, {
    giftCardId,
    limit: giftCardLimits.APPLIED,
    now,
  });
  return isAdded ? 'applied' : refuse('too-many-codes');
};

/** One field for both: a gift card, or else a discount. */
export const applyCheckoutCode = async (
  visitor: CheckoutVisitor,
  typed: string,
): Promise<CheckoutView | Refusal> => {
  // The owner has decided what a payment link costs.
  if (visitor.source && !visitor.source.isCart) return refuse('not-found');
  const outcome = await attemptCode(
    visitor,
    async () =>
      (await applyGiftCard(visitor, typed)) ?? applyDiscountCode(visitor, typed, chosenCart(visitor)),
  );
  return isRefusal(outcome) ? outcome : readCheckout(visitor);
};

export const removeCheckoutGiftCard = async (
  visitor: CheckoutVisitor,
  giftCardId: string,
): Promise<CheckoutView | Refusal> => {
  const opened = await loadCheckout(visitor);
  if (isRefusal(opened)) return opened;
  await removeGiftCard(visitor.database, opened.checkout, { giftCardId, now: visitor.now });
  return readCheckout(visitor);
};
