import { lockScrolling } from '@sitewright/ui/dialog';
import { createCloseButton, createElement } from '../../overlays/index.ts';
import { adoptSheet } from '../../page/index.ts';
import { readQuickProduct } from './product-parts.ts';
import { quickProductParts, quickText } from './quick-view-parts.ts';
import { quickViewStyles } from './quick-view-styles.ts';

/** Asks the visitor to try again where the product could not be loaded. */
const fill = async (content: HTMLElement, url: string, itemId: string): Promise<void> => {
  content.replaceChildren(createElement('output', '', quickText('loading')));
  try {
    content.replaceChildren(...quickProductParts(await readQuickProduct(url, itemId)));
  } catch {
    const retry = createElement('button', 'sw-quick-retry', quickText('loadFailed'));
    retry.type = 'button';
    retry.addEventListener('click', () => void fill(content, url, itemId));
    content.replaceChildren(retry);
  }
};

/** Shows a product over the list it stands in. */
export const openQuickView = (url: string, itemId: string): void => {
  adoptSheet(quickViewStyles);
  const content = createElement('div', 'sw-quick-content');
  const close = createCloseButton();
  const dialog = createElement('dialog', 'sw-quick-view', content, close);
  dialog.ariaLabel = quickText('quickView');
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || close.contains(target as Node)) dialog.close();
  });
  document.body.append(dialog);
  const unlock = lockScrolling();
  dialog.addEventListener('close', () => {
    unlock();
    dialog.remove();
  });
  dialog.showModal();
  void fill(content, url, itemId);
};
