import { isLikedHere, storeLike } from './liked-items.ts';

const createButton = (place: HTMLElement): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.append(...place.childNodes);
  const [word] = button.children;
  if (word) word.textContent = place.dataset['word'] ?? '';
  return button;
};

/** Turns the like count into a button, pressed if this browser liked the item before. */
export const mountLike = (place: HTMLElement): void => {
  const itemId = place.dataset['item'] ?? '';
  const button = createButton(place);
  const count = button.querySelector('.like-count');
  const message = document.createElement('output');
  place.append(button, message);

  const show = (isLiked: boolean): void => {
    button.ariaPressed = String(isLiked);
  };
  const send = async (isLiked: boolean): Promise<void> => {
    const { sendLike } = await import('./send-like.ts');
    const outcome = await sendLike(itemId, isLiked);
    message.textContent = outcome.ok ? '' : outcome.refusal.message;
    if (!outcome.ok) return show(!isLiked);
    if (count) count.textContent = String(outcome.answer.likeCount);
    storeLike(itemId, isLiked);
  };

  let sending: Promise<void> | undefined;
  button.addEventListener('click', ({ detail }) => {
    // The second click of a double click would undo the first, even if its response has arrived.
    if (sending || detail > 1) return;
    const isLiked = button.ariaPressed !== 'true';
    show(isLiked);
    sending = send(isLiked)
      .catch((error: unknown) => {
        show(!isLiked);
        reportError(error);
      })
      .finally(() => (sending = undefined));
  });
  show(isLikedHere(itemId));
};
