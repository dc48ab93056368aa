import { connectButton } from './connect-button.ts';
import { connectGallery } from './connect-gallery.ts';
import { connectInstallments } from './connect-installments.ts';
import { BUTTON } from './find-near-button.ts';
import { findChoices, readVariants } from './read-variants.ts';
import { watchButton } from './watch-button.ts';

const loadChoosing = (button: HTMLElement): Promise<unknown> =>
  import('./choosing/chosen-product.ts').then(({ chosenProduct }) => chosenProduct(button));

const loadQuickView = () => import('./quick-view/connect-quick-view.ts');

/** Browsers bring back what was chosen before a reload, and visitors choose before scripts have come. */
const hasOwnChoice = (choices: HTMLElement): boolean =>
  [...choices.querySelectorAll<HTMLInputElement | HTMLOptionElement>(':checked:not([value=""])')].some(
    (chosen) => !('defaultSelected' in chosen ? chosen.defaultSelected : chosen.defaultChecked),
  );

/** What follows a choice is loaded when the visitor turns to the choices. */
const connectChoices = (choices: HTMLElement, button: HTMLElement): void => {
  if (hasOwnChoice(choices)) void loadChoosing(button);
  for (const turn of ['pointerover', 'focusin', 'change', 'click'])
    choices.addEventListener(turn, () => void loadChoosing(button), { once: true });
};

/** Brings the formatters' markup of one product to life, in place: what the template does with it stays as it is. */
export const mount = (button: HTMLElement): unknown => {
  if (!button.matches(BUTTON)) return loadQuickView().then((quickView) => quickView.mount(button));
  const choices = findChoices(button);
  connectGallery(button);
  if (choices) connectChoices(choices, button);
  connectButton(button, { choices, variants: readVariants(choices) });
  watchButton(button, choices);
  void connectInstallments(button, choices);
  return undefined;
};
