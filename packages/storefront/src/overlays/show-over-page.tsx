import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptSheet } from '../page/index.ts';

/** Renders a component at the end of the page until it calls `close`. */
export const showOverPage = (styles: string, render: (close: () => void) => ReactNode): void => {
  adoptSheet(styles);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    root.unmount();
    place.remove();
  };
  root.render(render(close));
};
