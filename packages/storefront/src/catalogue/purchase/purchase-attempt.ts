import type { PurchaseFlow } from '@sitewright/domain/cart';
import type { Addition } from '../../cart/index.ts';
import { showAlert } from '../../overlays/index.ts';
import type { BuyButton } from './buy-button.ts';
import { buyingText } from './purchase-text.ts';

/** One press of a button, after everything that the page can check was found right. */
export interface PurchaseAttempt {
  readonly button: BuyButton;
  readonly hasForm: boolean;
  readonly addition: Addition;
  readonly flow: PurchaseFlow;
}

export const titleOf = ({ kind }: PurchaseFlow): string => {
  if (kind === 'gift-card') return buyingText('unableToPurchaseGiftCard');
  return buyingText(kind === 'checkout' ? 'unableToPurchase' : 'unableToAdd');
};

/** Ends a press with a message; the button needs a second to be ready again. */
export const refuse = (
  { button, flow }: Pick<PurchaseAttempt, 'button' | 'flow'>,
  message: string,
): Promise<void> => {
  button.fail();
  return showAlert({ title: titleOf(flow), message }).closed;
};
