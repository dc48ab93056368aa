import { css } from '../markup/css.ts';
import { formStyles } from './form-styles.ts';

/** The dialog that a product's form opens in. */
const dialogStyles = css`
  .sw-lightbox {
    box-sizing: border-box;
    inline-size: min(560px, calc(100vw - 32px));
    max-block-size: calc(100dvh - 32px);
    padding: 32px;
    border: 0;
    border-radius: 4px;
    background: #fff;
    color: #161412;
    font:
      400 16px/1.5 system-ui,
      sans-serif;
    box-shadow: 0 20px 60px #0005;
    overscroll-behavior: contain;
  }
  .sw-lightbox[open] {
    animation: sw-open 0.3s;
  }
  .sw-lightbox::backdrop {
    background: #16141299;
  }
  .sw-lightbox h2 {
    font-size: 24px;
    line-height: 1.2;
  }
  .sw-lightbox > .sw-close {
    position: absolute;
    inset: 20px 20px auto auto;
    inline-size: 44px;
    block-size: 44px;
    padding: 14px;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .sw-lightbox > .sw-close svg {
    display: block;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
  }
  .sw-lightbox :focus-visible {
    outline: 3px solid #2347d6;
    outline-offset: 2px;
  }
  .sw-lightbox .field-element {
    border-color: var(--sw-field-line, #76706a);
    border-radius: var(--sw-field-radius, 3px);
    background: var(--sw-field-ground, #fff);
    color: var(--sw-field-ink, inherit);
  }
  .sw-lightbox .field-element[aria-invalid] {
    border-color: #c42f16;
  }
  .sw-lightbox :is(.field-error, .sw-form-notice, .sw-form-counter.is-over) {
    color: #c42f16;
    font-size: 14px;
  }
  .sw-lightbox .sw-form-submit {
    inline-size: 100%;
    min-block-size: 52px;
    border: 0;
    background: #161412;
    color: #fff;
    font-weight: 600;
  }
  .sw-lightbox .sw-form-submit[aria-disabled='true'] {
    opacity: 0.7;
    cursor: progress;
  }
  .sw-lightbox .sw-unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @keyframes sw-open {
    from {
      opacity: 0;
      translate: 0 16px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .sw-lightbox[open] {
      animation: none;
    }
  }
`;

/** Spacing that resets of the site's style sheets would remove; rules for classes still override it. */
const spacing = css`
  :where(.sw-lightbox) h2 {
    margin: 0 48px 20px 0;
  }
  :where(.sw-lightbox .sw-form) :is(p, legend, h3, label:where(.title)) {
    margin: 0 0 6px;
  }
  :where(.sw-lightbox .sw-form) p:where(:last-child) {
    margin: 0;
  }
`;

/** In a layer: every rule of the site's own style sheets overrides these. */
export const productFormStyles = `@layer sw-forms{${formStyles}${dialogStyles}}${spacing}`;
