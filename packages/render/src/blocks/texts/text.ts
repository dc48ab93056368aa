import { emptyBlockHints } from '@sitewright/domain/blocks';
import { property } from '@sitewright/template';
import type { BlockRenderer } from '../block-renderer.ts';
import { css } from '../markup/css.ts';
import { element } from '../markup/html.ts';
import { textField } from '../markup/read-value.ts';
import { renderDocument } from './rich-document.ts';

/** The document of the text editor, or else imported HTML, which was sanitized when it was stored. */
export const richText = (value: unknown): string => {
  const document = property(value, 'document');
  return document === undefined ? textField(value, 'html') : renderDocument(document);
};

export const textStyles = css`
  .sw-text {
    overflow-wrap: break-word;
  }
  .sw-text > :first-child {
    margin-top: 0;
  }
  .sw-text > :last-child {
    margin-bottom: 0;
  }
  .sw-text :is(h1, h2, h3, h4) {
    font-family: var(--sw-heading-font);
    line-height: 1.1;
    text-wrap: balance;
  }
  .sw-text :is(p, ul, ol) {
    max-width: var(--sw-measure);
    text-wrap: pretty;
  }
  .sqsrte-large {
    font-size: 1.25em;
  }
  .sqsrte-small {
    font-size: 0.85em;
  }
  .sw-text img {
    max-width: 100%;
    height: auto;
  }
  .sw-text blockquote {
    margin-inline: 0;
    padding-left: 1em;
    border-left: 3px solid var(--sw-accent);
  }
  .sw-text pre,
  .sw-scroll {
    overflow: auto;
  }
  .sw-text pre {
    padding: 1em;
    background: var(--sw-shade);
  }
  .sw-text :is(td, th) {
    padding: 0.4em 0.8em;
    border-bottom: 1px solid var(--sw-line);
    text-align: start;
  }
`;

const hasContent = (html: string): boolean => /<(?:img|hr|table|iframe)\b|[^\s<>](?![^<]*>)/i.test(html);

/** The element that the editor makes editable, with a placeholder if empty. */
const markedText = (html: string): string =>
  element(
    'div',
    {
      class: 'sw-text',
      'data-edit-field': 'document',
      'data-edit-empty': hasContent(html) ? undefined : emptyBlockHints.text,
    },
    html,
  );

export const textBlock: BlockRenderer = {
  render: (value, { context }) => {
    const html = richText(value);
    return context.isMarked ? markedText(html) : element('div', { class: 'sw-text' }, html);
  },
  styles: [textStyles],
};
