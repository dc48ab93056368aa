import type { Refusal } from '@sitewright/api/client';
import { addedText, buyingTexts } from '@sitewright/domain/cart';
import { addEntry, type Addition } from '../../cart/index.ts';
import { showCart } from '../../cart-signs/index.ts';
import { announce, showPopover } from '../../notices/index.ts';
import { refuse, textOf, type Press } from './press.ts';
import { findStockFault } from './stock-fault.ts';

const tellAdded = ({ button }: Press, title: string): void => {
  const text = addedText(title);
  announce(text);
  showPopover(text);
  button.succeed();
};

const add = async (press: Press, addition: Addition): Promise<Refusal | undefined> => {
  showCart();
  press.button.show('adding');
  announce(buyingTexts.adding);
  const outcome = await addEntry(addition);
  if (!outcome.ok) return outcome.refusal;
  if (press.handOver.kind === 'checkout') location.assign(press.handOver.url);
  else tellAdded(press, outcome.answer.newlyAdded.title);
  return undefined;
};

export const addToCart = async (press: Press): Promise<void> => {
  const refusal = await add(press, press.addition);
  if (refusal) void refuse(press, textOf(refusal));
};

/** Asks for what the product wants to know first; the form stays open until the server has taken it. */
export const addWithForm = async (press: Press, form: NonNullable<Press['form']>): Promise<void> => {
  const { button, addition } = press;
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
    busyText: buyingTexts.adding,
    submit: async (additionalFields) => {
      const refusal = await add(press, { ...addition, additionalFields });
      if (!refusal) return undefined;
      if (refusal.errors) button.fail();
      else void refuse(press, textOf(refusal));
      return refusal.errors ?? {};
    },
  });
};
