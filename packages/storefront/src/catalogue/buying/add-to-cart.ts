import type { Refusal } from '@sitewright/api/client';
import { addEntry, type Addition } from '../../cart/index.ts';
import { showCart } from '../../cart-signs/index.ts';
import { announce } from '../../notices/index.ts';
import { buyingText } from './buying-text.ts';
import type { Press } from './press.ts';
import { tellAdded } from './tell-added.ts';

export const addToCart = async (press: Press, addition: Addition): Promise<Refusal | undefined> => {
  showCart();
  press.button.show('adding');
  announce(buyingText('adding'), press.button.element.closest('dialog'));
  const outcome = await addEntry(addition);
  if (!outcome.ok) return outcome.refusal;
  if (press.flow.kind === 'checkout') location.assign(press.flow.url);
  else tellAdded(press, outcome.answer.newlyAdded.title);
  return undefined;
};
