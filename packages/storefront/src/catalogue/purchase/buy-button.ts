import { buttonTimings } from '@sitewright/domain/cart';
import { showState, type ButtonState } from '../button-state.ts';

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** The formatter's button during a purchase: its states, and for how long. */
export class BuyButton {
  readonly element: HTMLElement;

  constructor(element: HTMLElement) {
    this.element = element;
  }

  show(state: ButtonState): void {
    clearTimeout(timers.get(this.element));
    showState(this.element, state);
  }

  promptForOption(): void {
    this.show('selectOption');
    this.#later(() => this.show('idle'), buttonTimings.SELECT_OPTION);
  }

  /** After a success: a moment of adding, then of added. */
  succeed(): void {
    this.#later(() => {
      this.show('added');
      this.#later(() => this.show('idle'), buttonTimings.ADDED);
    }, buttonTimings.BEFORE_ADDED);
  }

  fail(): void {
    this.#later(() => this.show('idle'), buttonTimings.ERROR_RESET);
  }

  #later(step: () => void, milliseconds: number): void {
    clearTimeout(timers.get(this.element));
    timers.set(this.element, setTimeout(step, milliseconds));
  }
}
