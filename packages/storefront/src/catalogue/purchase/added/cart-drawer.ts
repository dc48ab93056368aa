import {
  cartModel,
  changeQuantity,
  entryName,
  refusalText,
  removeEntry,
  type Cart,
  type CartEntry,
} from '../../../cart/index.ts';
import { createCloseButton, createElement } from '../../../overlays/index.ts';
import { adoptSheet } from '../../../page/index.ts';
import { addedStyles } from './added-styles.ts';
import { addedText, lineParts, subtotalOf, waysOn } from './cart-parts.ts';

type Change = () => ReturnType<typeof changeQuantity>;

type ControlName = 'oneFewer' | 'oneMore' | 'remove';

/** The cart beside the page, after something was added. */
class CartDrawer {
  readonly #dialog = createElement('dialog', 'sw-cart-drawer');
  readonly #title = createElement('h2', '');
  readonly #lines = createElement('ul', '');
  readonly #foot = createElement('footer', '');
  #note = '';
  #notedId = '';

  constructor(title: string) {
    this.#title.append(title);
    this.#title.id = 'sw-cart-drawer-title';
    this.#dialog.setAttribute('aria-labelledby', this.#title.id);
    const close = createCloseButton();
    // Else the button for one more has the focus, and the key that added presses it too.
    close.autofocus = true;
    this.#dialog.append(this.#title, this.#lines, this.#foot, close);
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target === this.#dialog || close.contains(target as Node)) this.#dialog.close();
    });
    const stop = cartModel.watch(({ cart }) => cart && this.#show(cart));
    this.#dialog.addEventListener('close', () => {
      stop();
      this.#dialog.remove();
    });
  }

  #show(cart: Cart): void {
    // What is drawn anew loses the focus.
    const focused = this.#dialog.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset['focus']
      : undefined;
    this.#lines.replaceChildren(
      ...(cart.entries.length > 0
        ? cart.entries.map((entry) => this.#line(entry))
        : [createElement('li', '', addedText('cartEmpty'))]),
    );
    this.#foot.replaceChildren(...(cart.entries.length > 0 ? [subtotalOf(cart), waysOn(cart)] : []));
    if (focused === undefined) return;
    const again = this.#dialog.querySelector<HTMLElement>(`[data-focus="${focused}"]`);
    (again ?? this.#dialog.querySelector<HTMLElement>('.sw-close'))?.focus();
  }

  #line(entry: CartEntry): HTMLElement {
    const note = entry.note || (this.#notedId === entry.id ? this.#note : '');
    const line = createElement('div', 'sw-added-line', ...lineParts(entry), this.#controls(entry));
    if (note) {
      const message = line.appendChild(createElement('p', 'sw-added-note', note));
      message.role = 'alert';
    }
    return createElement('li', '', line);
  }

  #controls(entry: CartEntry): HTMLElement {
    const { id, quantity, quantityRules, multipleQuantityAllowed, isAvailable } = entry;
    const button = (name: ControlName, text: string, change: Change): HTMLButtonElement => {
      const control = createElement('button', '', text);
      control.type = 'button';
      control.ariaLabel = `${addedText(name)}: ${entryName(entry)}`;
      control.dataset['focus'] = `${id}-${name}`;
      control.addEventListener('click', () => void this.#change(id, change));
      return control;
    };
    const { min, max, step } = quantityRules;
    const fewer = button('oneFewer', '−', () => changeQuantity(id, quantity - step));
    const more = button('oneMore', '+', () => changeQuantity(id, quantity + step));
    fewer.disabled = quantity - step < min;
    more.disabled = quantity + step > max;
    const remove = button('remove', addedText('remove'), () => removeEntry(id));
    remove.className = 'sw-added-remove';
    const count = createElement('output', '', `${quantity}`);
    count.ariaLabel = addedText('quantity');
    const steps = multipleQuantityAllowed && isAvailable ? [fewer, count, more] : [];
    return createElement('span', 'sw-added-change', ...steps, remove);
  }

  async #change(id: string, change: Change): Promise<void> {
    this.#note = '';
    const outcome = await change();
    if (outcome.ok) return;
    this.#note = refusalText(outcome.refusal);
    this.#notedId = id;
    const { cart } = cartModel.state;
    if (cart) this.#show(cart);
  }

  open(): void {
    document.body.append(this.#dialog);
    this.#dialog.showModal();
  }
}

/** Opens the cart over everything else, dialogs included. */
export const openCartDrawer = (title: string): void => {
  adoptSheet(addedStyles);
  new CartDrawer(title).open();
};
