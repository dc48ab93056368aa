import type { BlockRenderer } from '../block-renderer.ts';
import { css } from '../markup/css.ts';
import { escapeText, linked } from '../markup/html.ts';
import { objectField, readLink } from '../markup/read-value.ts';
import { picture, proportionOf } from './picture.ts';

/** Maximum height in pixels, as in the styles below. */
const MAX = 96;

export const logoBlock: BlockRenderer = {
  render: (value, { context }) => {
    const { logo, siteTitle } = context;
    const content = logo
      ? picture(logo, {
          sizes: `${Math.ceil(MAX * proportionOf(logo))}px`,
          alt: siteTitle,
          isMark: true,
        })
      : escapeText(siteTitle);
    return linked(content, readLink(objectField(value, 'link')) ?? { url: '/' }, 'sw-logo');
  },
  styles: [
    css`
      .sw-logo {
        display: inline-block;
        color: inherit;
        font: 600 1.5em/1.1 var(--sw-heading-font);
        text-decoration: none;
      }
      .sw-logo img {
        width: auto;
        max-width: 100%;
        max-height: 6rem;
      }
    `,
  ],
};
