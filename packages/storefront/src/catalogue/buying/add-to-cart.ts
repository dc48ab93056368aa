import type { Refusal } from '@sitewright/api/client';
import { fillText } from '@sitewright/domain/languages';
import { addEntry, type Addition } from '../../cart/index.ts';
import { showCart } from '../../cart-signs/index.ts';
import { announce, showPopover } from '../../notices/index.ts';
import { buyingText } from './buying-text.ts';
import type { Press } from './press.ts';

const tellAdded = ({ button }: Press, title: string): void => {
  const text = fillText(buyingText('wasAdded'), { productName: title });
  announce(text);
  showPopover(text);
  button.succeed();
};

export const addToCart = async (press: Press, addition: Addition): Promise<Refusal | undefined> => {
  showCart();
  press.button.show('adding');
  announce(buyingText('adding'));
  const outcome = await addEntry(addition);
  if (!outcome.ok) return outcome.refusal;
  if (press.handOver.kind === 'checkout') location.assign(press.handOver.url);
  else tellAdded(press, outcome.answer.newlyAdded.title);
  return undefined;
};
