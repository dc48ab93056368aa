import type { BlockRenderer } from '../block-renderer.ts';
import { css } from '../markup/css.ts';
import { escapeText, lines, optional } from '../markup/html.ts';
import { textField } from '../markup/read-value.ts';

export const quoteBlock: BlockRenderer = {
  render: (value) => {
    const quote = optional('blockquote', {}, optional('p', {}, lines(textField(value, 'quote'))));
    const source = textField(value, 'source').trim();
    const caption = source === '' ? '' : `<figcaption>&mdash; ${escapeText(source)}</figcaption>`;
    return optional('figure', { class: 'sw-quote' }, quote + caption);
  },
  styles: [
    css`
      .sw-quote {
        margin: 0;
      }
      .sw-quote blockquote {
        margin: 0;
        font: 400 clamp(1.5rem, 1rem + 2vw, 2.75rem) / 1.2 var(--sw-heading-font);
        letter-spacing: -0.015em;
        text-wrap: balance;
        hanging-punctuation: first last;
      }
      .sw-quote p {
        margin: 0;
      }
      .sw-quote p::before {
        content: open-quote;
      }
      .sw-quote p::after {
        content: close-quote;
      }
      .sw-quote figcaption {
        margin-top: 1em;
        color: var(--sw-soft);
      }
    `,
  ],
};
