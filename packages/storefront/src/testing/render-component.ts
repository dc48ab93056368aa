import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  // oxlint-disable-next-line no-var -- React reads it from the global object
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

export interface Rendered {
  readonly host: HTMLElement;
  /** Throws if there is none. */
  find<Found extends HTMLElement = HTMLElement>(selector: string): Found;
  rerender(node: ReactNode): Promise<void>;
  unmount(): Promise<void>;
}

export const renderComponent = async (node: ReactNode): Promise<Rendered> => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const rerender = (next: ReactNode): Promise<void> => act(async () => root.render(next));
  await rerender(node);
  return {
    host,
    find: <Found extends HTMLElement>(selector: string): Found => {
      const found = host.querySelector<Found>(selector);
      if (!found) throw new Error(`Nothing matches ${selector} in ${host.innerHTML}`);
      return found;
    },
    rerender,
    unmount: async () => {
      await act(async () => root.unmount());
      host.remove();
    },
  };
};

export const click = (element: HTMLElement): Promise<void> => act(async () => element.click());

/** Sets the value through the prototype: React ignores a value set on the instance, which it tracks. */
export const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> =>
  act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

export const press = (element: HTMLElement, key: string): Promise<void> =>
  act(async () => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

export const blur = (element: HTMLElement): Promise<void> =>
  act(async () => void element.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
