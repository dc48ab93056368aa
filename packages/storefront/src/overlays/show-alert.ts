import { buyingTexts } from '@sitewright/domain/cart';
import { inStoreLanguage } from '../page/index.ts';
import { adoptNoticeStyles } from './notice-styles.ts';

export interface AlertTexts {
  readonly title: string;
  readonly message: string;
}

export interface ShownAlert {
  readonly closed: Promise<void>;
  close(): void;
  /** Exchanges the message; false if the alert was dismissed. */
  update(message: string): boolean;
}

/** Shows a message until it is dismissed; the focus then returns to where it was. */
export const showAlert = ({ title, message }: AlertTexts): ShownAlert => {
  adoptNoticeStyles();
  const dialog = document.createElement('dialog');
  dialog.className = 'sw-alert';
  dialog.role = 'alertdialog';
  dialog.setAttribute('aria-labelledby', 'sw-alert-title');
  dialog.setAttribute('aria-describedby', 'sw-alert-message');
  dialog.innerHTML = `<h2 id="sw-alert-title"></h2><p id="sw-alert-message"></p><form method="dialog"><button autofocus></button></form>`;
  const ok = inStoreLanguage(buyingTexts)('ok');
  for (const [selector, text] of [
    ['h2', title],
    ['p', message],
    ['button', ok],
  ] as const) {
    dialog.querySelector(selector)?.append(text);
  }
  document.body.append(dialog);
  dialog.showModal();
  const closed = new Promise<void>((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
  });
  return {
    closed,
    close: () => dialog.close(),
    update: (text) => {
      const place = dialog.querySelector('p');
      if (!dialog.open || !place) return false;
      place.role = 'status';
      place.textContent = text;
      return true;
    },
  };
};
