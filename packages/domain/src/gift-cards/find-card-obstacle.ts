import { giftCardStatus, type GiftCardSituation } from './gift-card-states.ts';

export interface PresentedCard extends GiftCardSituation {
  readonly currency: string;
}

export type CardObstacle = 'disabled' | 'scheduled' | 'expired' | 'empty' | 'currency';

/** Why a card cannot pay in this currency now. */
export const findCardObstacle = (
  card: PresentedCard,
  { currency, now }: { readonly currency: string; readonly now: Date },
): CardObstacle | undefined => {
  const status = giftCardStatus(card, now);
  if (status !== 'active') return status;
  return card.currency === currency ? undefined : 'currency';
};
