import { act, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { ConfirmProvider, ToastProvider } from '../controls/index.ts';
import { createQueryClient } from '../data-fetching/index.ts';

/** Renders a component inside the providers of the app; it is unmounted when the test ends. */
export const mount = async (element: ReactNode): Promise<HTMLElement> => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const queries = createQueryClient();
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <ConfirmProvider>{element}</ConfirmProvider>
        </ToastProvider>
      </QueryClientProvider>,
    ),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  return container;
};

export const buttonNamed = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
  if (!found) throw new Error(`There is no button "${name}".`);
  return found;
};

export const press = (element: HTMLElement): Promise<void> => act(async () => element.click());

export const typeInto = (field: HTMLInputElement, text: string): Promise<void> =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
