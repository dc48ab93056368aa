import { CommentForm } from './comment-form.ts';
import { showComment } from './show-comment.ts';

/** Replies and posts without leaving the page. */
export const connectThread = (thread: HTMLElement): void => {
  const element = thread.querySelector('form');
  if (!element) return;
  const form = new CommentForm(element, (comment) => showComment(thread, comment));
  thread.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('.sw-answer');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    form.answer(link.dataset['answer'] ?? '', link.ariaLabel ?? '');
  });
};
