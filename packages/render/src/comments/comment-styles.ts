import { css } from '../blocks/index.ts';

/**
 * Default styles of threads and like buttons, without specificity so that the template's rules override them.
 */
export const commentStyles = css`
  :where(.sw-comments) {
    display: block;
    max-inline-size: var(--sw-measure);
  }
  :where(.sw-thread) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* With specificity: many templates reset the indent of all lists. */
  .sw-thread .sw-thread {
    padding-inline-start: clamp(0.75rem, 3vw, 2rem);
    border-inline-start: 1px solid var(--sw-line);
  }
  :where(.sw-comment) {
    margin-block: 1.75em;
    overflow-wrap: anywhere;
  }
  :where(.sw-comment-head time, .sw-field small) {
    color: var(--sw-soft);
  }
  :where(.sw-comment-head, .sw-comment-text, .sw-comment-form p) {
    margin: 0 0 0.5em;
  }
  :where(.sw-comment-text) {
    white-space: pre-wrap;
  }
  :where(.sw-comment-actions) {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 1em;
    align-items: baseline;
  }
  :where(.sw-flag) {
    margin: 0;
  }
  :where(.sw-flag button) {
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--sw-soft);
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
  :where(.sw-comment-team) {
    padding: 0.1em 0.5em;
    border: 1px solid currentcolor;
    border-radius: var(--sw-radius);
    font-size: 0.8em;
  }
  :where(.sw-comment-form) {
    display: grid;
    gap: 1em;
    margin-block: 1.75em;
  }
  :where(.sw-comment-form > *) {
    margin: 0;
  }
  :where(.sw-field) {
    display: grid;
    gap: 0.35em;
  }
  :where(.sw-field input, .sw-field textarea) {
    box-sizing: border-box;
    inline-size: 100%;
    padding: 0.65em 0.75em;
    border: 1px solid currentcolor;
    border-radius: var(--sw-field-radius);
    background: var(--sw-paper);
    color: inherit;
    font: inherit;
  }
  :where(.sw-field textarea) {
    resize: vertical;
  }
  :where(.sw-field-error:not(:empty), .is-refused) {
    color: var(--sw-fault, #b3261e);
  }
  :where(.sw-comment-send) {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em 1em;
    align-items: center;
  }
  :where(.sw-comment-send button) {
    padding: 0.75em 1.4em;
    border: 0;
    border-radius: var(--sw-radius);
    background: var(--sw-accent);
    color: var(--sw-on-accent);
    font: inherit;
    cursor: pointer;
  }
  :where(.sw-comment-send button[aria-disabled='true']) {
    cursor: progress;
  }
  :where(.sw-like, .sw-like button) {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
  }
  :where(.sw-like button) {
    min-block-size: 2em;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  :where(.like-icon svg) {
    display: block;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
  }
  :where(.sw-like [aria-pressed='true'] svg) {
    fill: currentcolor;
  }
  :where(.sw-comments, .sw-like) :where(a, button, input, textarea):focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }
`;
