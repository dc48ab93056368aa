import type { WrittenComment } from './comment-form.ts';

const setText = (root: ParentNode, selector: string, text: string): void => {
  const element = root.querySelector(selector);
  if (element) element.textContent = text;
};

const linkAuthor = (root: ParentNode, { authorName, website }: WrittenComment): void => {
  const link = document.createElement('a');
  if (website) link.href = website;
  link.rel = 'ugc nofollow noopener';
  link.append(authorName);
  root.querySelector('.sw-comment-author')?.replaceChildren(website ? link : authorName);
};

const completeAnswerLink = (root: ParentNode, { id, authorName }: WrittenComment): void => {
  const link = root.querySelector<HTMLAnchorElement>('.sw-answer');
  if (!link) return;
  link.href = link.href.replace('answer=', `answer=${id}`);
  link.dataset['answer'] = id;
  link.ariaLabel += authorName;
};

const fillComment = (root: ParentNode, comment: WrittenComment): void => {
  const day = new Date(comment.addedOn);
  const language = document.documentElement.lang || undefined;
  setText(root, 'time', day.toLocaleDateString(language, { dateStyle: 'long' }));
  setText(root, '.sw-comment-text', comment.body);
  linkAuthor(root, comment);
  completeAnswerLink(root, comment);
};

/**
 * The list to append to: the replies of the parent, or its own list at the deepest level; the thread if the parent
 * is on another page of it.
 */
const listFor = (thread: HTMLElement, parentId: string | undefined): Element | null => {
  const parent = parentId && document.getElementById(`comment-${parentId}`);
  if (!parent) return thread.querySelector('.sw-thread');
  if (parent.matches(thread.dataset['deepest'] ?? '')) return parent.parentElement;
  const below = parent.querySelector('.sw-thread') ?? parent.appendChild(document.createElement('ol'));
  below.className = 'sw-thread';
  return below;
};

const countOneMore = (thread: HTMLElement): void => {
  const count = thread.querySelector('.sw-comment-count');
  if (count) count.textContent = String(Number(count.textContent) + 1);
};

/** Appends a new comment, rendered from the page's `<template>`. */
export const showComment = (thread: HTMLElement, comment: WrittenComment): void => {
  const template = thread.querySelector('template');
  const element = template?.content.firstElementChild?.cloneNode(true);
  if (!(element instanceof HTMLElement)) return;
  element.id = `comment-${comment.id}`;
  fillComment(element, comment);
  // A retried request returns the comment that is already shown.
  if (document.getElementById(element.id)) return;
  countOneMore(thread);
  listFor(thread, comment.parentId)?.append(element);
  element.scrollIntoView({ block: 'nearest' });
};
