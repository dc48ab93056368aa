import { buttonTexts, buttonTimings } from '@sitewright/domain/cart';
import { inStoreLanguage } from '../page/index.ts';

type Passing = 'adding' | 'added' | 'selectOption';
export type ButtonState = 'idle' | 'soldOut' | Passing;

const textOf = inStoreLanguage(buttonTexts);

const isBusy = (state: ButtonState): boolean => state === 'adding' || state === 'added';

/** The formatter's button: what it says in each state, and for how long. */
export class BuyButton {
  readonly element: HTMLElement;
  #state: ButtonState = 'idle';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement) {
    this.element = element;
  }

  get isIdle(): boolean {
    return this.#state === 'idle' || this.#state === 'selectOption';
  }

  show(state: ButtonState): void {
    clearTimeout(this.#timer);
    this.#state = state;
    const { element } = this;
    const text = state === 'idle' ? element.dataset['originalLabel'] : textOf(state);
    (element.querySelector('.sqs-add-to-cart-button-inner') ?? element).textContent = text ?? '';
    element.dataset['state'] = state;
    element.ariaDisabled = isBusy(state) || state === 'soldOut' ? 'true' : null;
    element.ariaBusy = state === 'adding' ? 'true' : null;
    if (state === 'soldOut') element.tabIndex = -1;
  }

  promptForOption(): void {
    this.show('selectOption');
    this.#later('idle', buttonTimings.SELECT_OPTION);
  }

  /** After a success: a moment of adding, then of added. */
  succeed(): void {
    this.#timer = setTimeout(() => {
      this.show('added');
      this.#later('idle', buttonTimings.ADDED);
    }, buttonTimings.BEFORE_ADDED);
  }

  fail(): void {
    this.#later('idle', buttonTimings.ERROR_RESET);
  }

  #later(state: ButtonState, milliseconds: number): void {
    this.#timer = setTimeout(() => this.show(state), milliseconds);
  }
}
