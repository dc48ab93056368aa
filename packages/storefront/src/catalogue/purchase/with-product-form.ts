import type { Refusal } from '@sitewright/api/client';
import { refusalText, type Addition } from '../../cart/index.ts';
import { buyingText } from './purchase-text.ts';
import { refuse, type PurchaseAttempt } from './purchase-attempt.ts';
import { findStockFault } from './stock-fault.ts';

/** What a press comes to once everything is known; the answer is why it did not. */
export type Purchase = (press: PurchaseAttempt, addition: Addition) => Promise<Refusal | undefined>;

const purchaseAtOnce = async (press: PurchaseAttempt, purchase: Purchase): Promise<void> => {
  const refusal = await purchase(press, press.addition);
  if (refusal) void refuse(press, refusalText(refusal));
};

/** Asks for what the product wants to know first; the form stays open until the server has taken it. */
export const withProductForm = async (press: PurchaseAttempt, purchase: Purchase): Promise<void> => {
  const { button, addition, form } = press;
  if (!form) return purchaseAtOnce(press, purchase);
  const [fault, { openFormLightbox }] = await Promise.all([
    findStockFault(addition),
    import('../../forms/index.ts'),
  ]);
  if (fault !== undefined) {
    void refuse(press, fault);
    return;
  }
  openFormLightbox({
    form,
    submitText: button.element.dataset['originalLabel'] ?? '',
    busyText: buyingText('adding'),
    submit: async (additionalFields) => {
      const refusal = await purchase(press, { ...addition, additionalFields });
      if (!refusal) return undefined;
      if (refusal.errors) button.fail();
      else void refuse(press, refusalText(refusal));
      return { faults: refusal.errors ?? {} };
    },
  });
};
