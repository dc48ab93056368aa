import type { Refusal } from '@sitewright/api/client';
import type { Answers } from '@sitewright/domain/forms';
import { changeAdditionalFields, refusalText, type CartEntry } from '../../cart/index.ts';
import { loadProductForms, type RefusedAnswers } from '../../forms/index.ts';
import { cartText } from '../display/cart-text.ts';

const readAnswers = (text: string | null): Answers => (text === null ? {} : JSON.parse(text));

/** Shown in the form itself, which stays open with its input: the cart entry is covered by it. */
const refusedAnswers = (refusal: Refusal): RefusedAnswers =>
  refusal.errors
    ? { faults: refusal.errors }
    : { faults: {}, message: `${cartText('unableToUpdateForm')}. ${refusalText(refusal)}` };

/** Opens the form of an entry with its answers; reports when it cannot be opened. */
export const editDetails = async (entry: CartEntry, report: (title: string) => void): Promise<void> => {
  try {
    const { loadProductForm, openProductForm } = await loadProductForms();
    const form = await loadProductForm(entry.itemId);
    if (!form) return report(cartText('unableToOpenForm'));
    return openProductForm(form, {
      submitText: cartText('save'),
      busyText: cartText('saving'),
      answers: readAnswers(entry.additionalFields),
      submit: async (additionalFields) => {
        const outcome = await changeAdditionalFields(entry, additionalFields);
        return outcome.ok ? undefined : refusedAnswers(outcome.refusal);
      },
    });
  } catch {
    return report(cartText('unableToOpenForm'));
  }
};
