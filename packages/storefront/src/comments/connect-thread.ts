import { CommentForm } from './comment-form.ts';
import { showComment } from './show-comment.ts';

/** Reports are rare, so their code is loaded by the first one. */
const connectFlags = (thread: HTMLElement): void =>
  thread.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.dataset['flag']) return;
    event.preventDefault();
    void import('./send-flag.ts').then(({ sendFlag }) => sendFlag(form));
  });

/** Replies, reports and posts without leaving the page. */
export const connectThread = (thread: HTMLElement): void => {
  connectFlags(thread);
  const element = thread.querySelector<HTMLFormElement>('.sw-comment-form');
  if (!element) return;
  const form = new CommentForm(element, (comment) => showComment(thread, comment));
  thread.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('.sw-answer');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    form.answer(link.dataset['answer'] ?? '', link.ariaLabel ?? '');
  });
};
