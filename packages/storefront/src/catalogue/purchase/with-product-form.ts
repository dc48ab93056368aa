import type { Refusal } from '@sitewright/api/client';
import { refusalText, type Addition } from '../../cart/index.ts';
import { buyingText } from './purchase-text.ts';
import { loadProductForms, type SubmitAnswers } from '../../forms/index.ts';
import { refuse, type PurchaseAttempt } from './purchase-attempt.ts';
import { findStockFault } from './stock-fault.ts';

/** What a press comes to once everything is known; the answer is why it did not. */
export type Purchase = (press: PurchaseAttempt, addition: Addition) => Promise<Refusal | undefined>;

const purchaseAtOnce = async (press: PurchaseAttempt, purchase: Purchase): Promise<void> => {
  const refusal = await purchase(press, press.addition);
  if (refusal) void refuse(press, refusalText(refusal));
};

const disconnected: Refusal = { status: 0, code: 'network', message: 'Network error' };

const submitWith =
  (press: PurchaseAttempt, purchase: Purchase): SubmitAnswers =>
  async (additionalFields) => {
    const { button, addition } = press;
    const refusal = await purchase(press, { ...addition, additionalFields });
    if (!refusal) return undefined;
    if (refusal.errors) button.fail();
    else void refuse(press, refusalText(refusal));
    return { faults: refusal.errors ?? {} };
  };

/** Opens the form of the product first; it stays open until the server has accepted the answers. */
export const withProductForm = async (press: PurchaseAttempt, purchase: Purchase): Promise<void> => {
  const { button, addition, hasForm } = press;
  if (!hasForm) return purchaseAtOnce(press, purchase);
  const [fault, { form, openProductForm }] = await Promise.all([
    findStockFault(addition),
    loadProductForms().then(async ({ loadProductForm, ...forms }) => ({
      ...forms,
      form: await loadProductForm(addition.itemId).catch(() => 'failed' as const),
    })),
  ]);
  if (fault !== undefined || form === 'failed') {
    void refuse(press, fault ?? refusalText(disconnected));
    return undefined;
  }
  if (!form) return purchaseAtOnce(press, purchase);
  openProductForm(form, {
    submitText: button.element.dataset['originalLabel'] ?? '',
    busyText: buyingText('adding'),
    submit: submitWith(press, purchase),
  });
  return undefined;
};
