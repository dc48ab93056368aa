import type { BlockRenderer } from '../block-kind.ts';
import { css } from '../markup/css.ts';
import { element, escapeText, optional } from '../markup/html.ts';
import { textField } from '../markup/read-value.ts';
import { readMenus, type MenuItem, type MenuSection } from './menu-text.ts';

const item =
  (sign: string) =>
  ({ name, description, prices }: MenuItem): string => {
    const shown = prices.map((price) => (/^\d/.test(price) ? sign + price : price));
    return (
      `<li><div class="sw-menu-line"><span>${escapeText(name)}</span>` +
      `${optional('span', { class: 'sw-menu-price' }, escapeText(shown.join(' / ')))}</div>` +
      `${optional('p', {}, escapeText(description))}</li>`
    );
  };

const section =
  (sign: string) =>
  ({ title, description, items }: MenuSection): string =>
    optional('h3', {}, escapeText(title)) +
    optional('p', { class: 'sw-menu-note' }, escapeText(description)) +
    optional('ul', {}, items.map(item(sign)).join(''));

export const menuBlock: BlockRenderer = {
  render: (value) => {
    const sign = textField(value, 'currencySign');
    const menus = readMenus(textField(value, 'text')).map(({ title, description, sections }) =>
      element(
        'section',
        {},
        optional('h2', {}, escapeText(title)) +
          optional('p', { class: 'sw-menu-note' }, escapeText(description)) +
          sections.map(section(sign)).join(''),
      ),
    );
    return optional('div', { class: 'sw-menu' }, menus.join(''));
  },
  styles: [
    css`
      .sw-menu section + section {
        margin-top: 3em;
      }
      .sw-menu :is(h2, h3) {
        margin: 1.2em 0 0.4em;
        font-family: var(--sw-heading-font);
        line-height: 1.1;
      }
      .sw-menu h2 {
        margin-top: 0;
        font-size: 2em;
      }
      .sw-menu ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .sw-menu li {
        padding: 0.7em 0;
        border-bottom: 1px solid var(--sw-line);
      }
      .sw-menu-line {
        display: flex;
        justify-content: space-between;
        gap: 1em;
        font-weight: 600;
      }
      .sw-menu-price {
        white-space: nowrap;
        font-variant-numeric: tabular-nums;
      }
      .sw-menu p {
        margin: 0.2em 0 0;
        color: var(--sw-soft);
      }
    `,
  ],
};
