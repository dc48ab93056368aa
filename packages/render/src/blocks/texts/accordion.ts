import type { BlockRenderer } from '../block-renderer.ts';
import { css } from '../markup/css.ts';
import { element, escapeText } from '../markup/html.ts';
import { choiceField, listField, switchField, textField } from '../markup/read-value.ts';
import { richText, textStyles } from './text.ts';

export const accordionBlock: BlockRenderer = {
  render: (value, { id }) => {
    // `<details>` with the same name close each other.
    const name = switchField(value, 'isExclusive', false) ? `accordion-${id}` : undefined;
    const items = listField(value, 'items').map((item) =>
      element(
        'details',
        { name, open: switchField(item, 'isOpen', false) },
        `<summary>${escapeText(textField(item, 'title'))}</summary>` +
          `<div class="sw-text">${richText(item)}</div>`,
      ),
    );
    if (items.length === 0) return '';
    const attrs = {
      class: 'sw-accordion',
      'data-icon': choiceField(value, 'icon', ['plus', 'arrow', 'none']),
      'data-lines': switchField(value, 'hasDividers', true) || undefined,
    };
    return element('div', attrs, items.join(''));
  },
  styles: [
    textStyles,
    css`
      .sw-accordion summary {
        display: flex;
        justify-content: space-between;
        gap: 1em;
        padding: 0.8em 0;
        font: 400 1.35em/1.2 var(--sw-heading-font);
        cursor: pointer;
        list-style: none;
      }
      .sw-accordion summary::-webkit-details-marker {
        display: none;
      }
      .sw-accordion[data-icon='plus'] summary::after {
        content: '+' / '';
      }
      .sw-accordion[data-icon='plus'] [open] > summary::after {
        content: '\2212' / '';
      }
      .sw-accordion[data-icon='arrow'] summary::after {
        content: '\2193' / '';
        transition: rotate 0.2s;
      }
      .sw-accordion[data-icon='arrow'] [open] > summary::after {
        rotate: 180deg;
      }
      .sw-accordion details > div {
        padding-bottom: 1.2em;
      }
      .sw-accordion[data-lines] details {
        border-top: 1px solid var(--sw-line);
      }
      .sw-accordion[data-lines] details:last-child {
        border-bottom: 1px solid var(--sw-line);
      }
    `,
  ],
};
