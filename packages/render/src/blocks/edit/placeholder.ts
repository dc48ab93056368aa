import { css } from '../markup/css.ts';
import { element, escapeText, optional } from '../markup/html.ts';

/** Shown on the canvas instead of something that plays or runs: its name, and its image if it has one. */
export const placeholder = (kind: string, name: string, image = ''): string =>
  element(
    'div',
    { class: 'sw-placeholder' },
    `${image}<span class="sw-placeholder-text"><b>${escapeText(name || kind)}</b>${optional('small', {}, name === '' ? '' : escapeText(kind))}</span>`,
  );

export const placeholderStyles = css`
  .sw-placeholder {
    position: relative;
    display: grid;
    min-height: 9rem;
    overflow: hidden;
    background: #161412;
    color: #fff;
  }
  .sw-placeholder img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .sw-placeholder-text {
    position: relative;
    display: grid;
    align-content: end;
    padding: 1em;
    background: linear-gradient(transparent, rgb(0 0 0 / 80%));
  }
`;
