import type { BlockRenderer } from '../block-renderer.ts';
import { css } from '../markup/css.ts';
import { element, escapeText, linkAttributes } from '../markup/html.ts';
import { choiceField, switchField, textField } from '../markup/read-value.ts';

export interface ButtonLooks {
  readonly text: string;
  readonly url: string;
  readonly newWindow: boolean;
  readonly size: string;
  readonly variant: string;
}

export const buttonLink = ({ text, url, newWindow, size, variant }: ButtonLooks): string =>
  element(
    'a',
    { class: 'sw-button', 'data-size': size, 'data-variant': variant, ...linkAttributes({ url, newWindow }) },
    escapeText(text),
  );

export const buttonStyles = css`
  .sw-button {
    display: inline-block;
    padding: var(--sw-button-padding) 1.6em;
    border: 1.5px solid var(--sw-accent);
    border-radius: var(--sw-radius);
    background: var(--sw-accent);
    color: var(--sw-on-accent);
    font-weight: var(--sw-button-weight);
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    transition: filter 0.15s;
  }
  .sw-button:hover {
    filter: brightness(0.92);
  }
  .sw-button[data-variant='secondary'] {
    border-color: currentcolor;
    background: none;
    color: inherit;
  }
  .sw-button[data-variant='tertiary'] {
    padding-inline: 0;
    border-color: transparent;
    background: none;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  .sw-button[data-size='small'] {
    font-size: 0.875em;
  }
  .sw-button[data-size='large'] {
    font-size: 1.2em;
  }
  .sw-align {
    text-align: var(--sw-side);
  }
  .sw-align[data-stretch] .sw-button {
    display: block;
  }
`;

export const buttonBlock: BlockRenderer = {
  render: (value) => {
    const text = textField(value, 'text');
    if (text.trim() === '') return '';
    const side = choiceField(value, 'alignment', ['left', 'center', 'right', 'stretch']);
    const options = {
      text,
      url: textField(value, 'url'),
      newWindow: switchField(value, 'newWindow', false),
      size: choiceField(value, 'size', ['medium', 'small', 'large']),
      variant: choiceField(value, 'variant', ['primary', 'secondary', 'tertiary']),
    };
    const place =
      side === 'stretch'
        ? { 'data-stretch': true }
        : { style: side === 'left' ? undefined : `--sw-side:${side}` };
    return element('div', { class: 'sw-align', ...place }, buttonLink(options));
  },
  styles: [buttonStyles],
};
