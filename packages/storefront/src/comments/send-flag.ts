import { visitorCommentCalls } from '@sitewright/api/comments';
import { visitorClient } from '../cart/index.ts';

/** Reports a comment; the answer replaces the button. A refused report can be sent again. */
export const sendFlag = async (form: HTMLFormElement): Promise<void> => {
  const outcome = await visitorClient.send(visitorCommentCalls.flag, {
    params: { id: form.dataset['flag'] ?? '' },
  });
  const message = form.querySelector('output') ?? form.appendChild(document.createElement('output'));
  message.textContent = outcome.ok ? (form.dataset['done'] ?? '') : ` ${outcome.refusal.message}`;
  if (!outcome.ok) return;
  form.querySelector('button')?.remove();
  message.tabIndex = -1;
  message.focus();
};
