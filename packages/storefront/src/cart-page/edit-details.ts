import type { Refusal } from '@sitewright/api/client';
import { cartPageTexts } from '@sitewright/domain/cart';
import type { Answers } from '@sitewright/domain/forms';
import { changeAdditionalFields, type CartEntry } from '../cart/index.ts';
import { cartTexts } from './cart-texts.ts';

const readAnswers = (text: string | null): Answers => (text === null ? {} : JSON.parse(text));

/** Opens the form that was filled in when the entry was added. Tells what could not be done. */
export const editDetails = async (
  entry: CartEntry,
  tell: (title: string, refusal?: Refusal) => void,
): Promise<void> => {
  const form = entry.additionalFieldsForm;
  if (!form) return;
  try {
    const { openFormLightbox } = await import('../forms/index.ts');
    openFormLightbox({
      form,
      submitText: cartTexts.save,
      busyText: cartTexts.saving,
      answers: readAnswers(entry.additionalFields),
      submit: async (additionalFields) => {
        const outcome = await changeAdditionalFields(entry, additionalFields);
        if (outcome.ok) return undefined;
        if (!outcome.refusal.errors) tell(cartPageTexts.updateForm, outcome.refusal);
        return outcome.refusal.errors ?? {};
      },
    });
  } catch {
    tell(cartPageTexts.openForm);
  }
};
