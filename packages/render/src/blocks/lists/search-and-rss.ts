import { blockText } from '../block-context.ts';
import type { BlockRenderer } from '../block-renderer.ts';
import { css } from '../markup/css.ts';
import { escapeAttribute, escapeText } from '../markup/html.ts';
import { textField } from '../markup/read-value.ts';
import { buttonStyles } from '../small/button.ts';
import { collectionOf } from './collection-link.ts';

export const searchBlock: BlockRenderer = {
  render: (value, { context, id }) => {
    const label = blockText(context, 'searchLabel', 'Search');
    const placeholder = textField(value, 'placeholder') || label;
    const collectionId = textField(value, 'collectionId');
    const filter =
      collectionId === ''
        ? ''
        : `<input type="hidden" name="f_collectionId" value="${escapeAttribute(collectionId)}">`;
    const field = escapeAttribute(`search-${id}`);
    return (
      `<form class="sw-search" action="/search" role="search"><label for="${field}" class="sw-unseen">${escapeText(label)}</label>` +
      `<input type="search" id="${field}" name="q" placeholder="${escapeAttribute(placeholder)}">${filter}` +
      `<button type="submit" class="sw-button">${escapeText(label)}</button></form>`
    );
  },
  styles: [
    buttonStyles,
    css`
      form.sw-search {
        display: flex;
        gap: 0.5rem;
      }
      form.sw-search input {
        flex: 1;
        min-width: 0;
        padding: 0.75em 1em;
        border: 1px solid var(--sw-soft);
        border-radius: var(--sw-field-radius);
        background: var(--sw-paper);
        color: inherit;
        font: inherit;
      }
      form.sw-search input::placeholder {
        color: var(--sw-soft);
        opacity: 1;
      }
      form.sw-search button {
        font: inherit;
        font-weight: 600;
        cursor: pointer;
      }
    `,
  ],
};

const SIGN =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="6" cy="18" r="2.5"/><path d="M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16" fill="none" stroke="currentColor" stroke-width="3"/></svg>';

export const rssBlock: BlockRenderer = {
  render: (value, { context }) => {
    const collection = collectionOf(value, context);
    if (!collection) return '';
    const text = textField(value, 'text') || `${collection.title} RSS`;
    const url = `${collection.fullUrl}?format=rss`;
    return `<a class="sw-rss" href="${escapeAttribute(url)}" type="application/rss+xml">${SIGN}${escapeText(text)}</a>`;
  },
  styles: [
    css`
      .sw-rss {
        display: inline-flex;
        gap: 0.5em;
        align-items: center;
      }
      .sw-rss svg {
        width: 1.1em;
        fill: currentcolor;
      }
    `,
  ],
};
