import { headingLevel } from '../block-context.ts';
import type { BlockRenderer } from '../block-renderer.ts';
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
  (sign: string, level: number) =>
  ({ title, description, items }: MenuSection): string =>
    optional(`h${level}`, { class: 'sw-menu-part' }, escapeText(title)) +
    optional('p', { class: 'sw-menu-note' }, escapeText(description)) +
    optional('ul', {}, items.map(item(sign)).join(''));

export const menuBlock: BlockRenderer = {
  render: (value, { context }) => {
    const sign = textField(value, 'currencySign');
    const read = readMenus(textField(value, 'text'));
    const isTitled = read.some(({ title }) => title !== '');
    const level = headingLevel(context, isTitled ? 2 : 3);
    const partLevel = isTitled ? level + 1 : level;
    const menus = read.map(({ title, description, sections }) =>
      element(
        'section',
        {},
        optional(`h${level}`, { class: 'sw-menu-title' }, escapeText(title)) +
          optional('p', { class: 'sw-menu-note' }, escapeText(description)) +
          sections.map(section(sign, partLevel)).join(''),
      ),
    );
    return optional('div', { class: 'sw-menu' }, menus.join(''));
  },
  styles: [
    css`
      .sw-menu section + section {
        margin-top: 3em;
      }
      .sw-menu :is(.sw-menu-title, .sw-menu-part) {
        margin: 1.2em 0 0.4em;
        font-family: var(--sw-heading-font);
        line-height: 1.1;
      }
      .sw-menu .sw-menu-title {
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
