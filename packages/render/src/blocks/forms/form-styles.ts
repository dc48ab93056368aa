import { css } from '../markup/css.ts';

export const formStyles = css`
  .sw-form {
    display: grid;
    gap: 1.25em;
    text-align: left;
  }
  .sw-form .field-list {
    display: grid;
    gap: 1.25em;
  }
  .sw-form [hidden] {
    display: none;
  }
  .sw-form fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  .sw-form .title {
    display: block;
    margin: 0 0 0.35em;
    padding: 0;
    font-weight: 600;
  }
  .sw-form :is(h2, h3).title {
    font: 400 1.35em/1.2 var(--sw-heading-font);
  }
  .sw-form [data-underline] :is(h2, h3).title {
    padding-bottom: 0.35em;
    border-bottom: 1px solid currentcolor;
  }
  .sw-form .required .title .required {
    font-weight: 400;
    font-size: 0.85em;
  }
  .sw-form .description,
  .sw-form .caption,
  .sw-form-progress,
  .sw-form-counter,
  .sw-form-consent,
  .form-disclaimer {
    display: block;
    margin: 0 0 0.35em;
    font-size: 0.875em;
  }
  .sw-form-counter {
    margin: 0.35em 0 0;
    text-align: right;
  }
  .sw-form textarea {
    display: block;
  }
  .sw-form-counter.is-over {
    font-weight: 600;
  }
  .sw-form .field-element {
    box-sizing: border-box;
    width: 100%;
    min-height: 2.75em;
    padding: 0.6em 0.75em;
    border: 1px solid currentcolor;
    border-radius: var(--sw-radius, 0);
    background: transparent;
    color: inherit;
    font: inherit;
  }
  .sw-form option {
    color: #000;
    background: #fff;
  }
  .sw-form .field-element[aria-invalid] {
    border-width: 2px;
  }
  .sw-form :focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }
  .sw-form .option {
    display: flex;
    gap: 0.5em;
    align-items: baseline;
    min-height: 1.75em;
  }
  .sw-form-parts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em;
  }
  .sw-form-part {
    flex: 1 1 6em;
  }
  .sw-form-name .sw-form-part {
    flex-basis: 10em;
  }
  .sw-form-address .sw-form-part {
    flex-basis: 100%;
  }
  .sw-form-statement {
    margin-bottom: 0.75em;
  }
  .sw-form-prefixed {
    display: flex;
    gap: 0.5em;
    align-items: center;
  }
  .sw-form .field-error,
  .sw-form-notice {
    margin: 0 0 0.35em;
    font-weight: 600;
  }
  .sw-form .field-error::before,
  .sw-form-notice::before {
    content: '\26A0\00a0' / '';
  }
  .sw-form-notice.form-notice-end {
    margin: 0.75em 0 0;
    font-weight: 400;
  }
  .sw-form-trap {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .sw-form .form-button-wrapper {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em;
  }
  .sw-form button,
  .sw-form-open {
    min-height: 2.75em;
    padding: 0.6em 1.5em;
    border: 1px solid var(--sw-accent, currentcolor);
    border-radius: var(--sw-radius, 0);
    background: var(--sw-accent, #222);
    color: var(--sw-on-accent, #fff);
    font: inherit;
    cursor: pointer;
  }
  .sw-form .sw-form-back,
  .sw-form .sw-form-remove {
    background: transparent;
    color: inherit;
    border-color: currentcolor;
  }
  .sw-form button:disabled {
    cursor: default;
    opacity: 0.6;
  }
  .sw-form .sw-form-files {
    margin: 0.5em 0 0;
    padding: 0;
    list-style: none;
  }
  .sw-form-files li {
    display: flex;
    gap: 0.75em;
    align-items: center;
    overflow-wrap: anywhere;
  }
  .captcha-container:empty {
    display: none;
  }
  .sw-newsletter > .sw-text {
    margin: 0.75em 0 1.25em;
  }
  .sw-newsletter[data-align='center'] {
    text-align: center;
  }
  .sw-newsletter[data-align='right'] {
    text-align: right;
  }
  .sw-newsletter[data-layout='inline'] .sw-form {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
  .sw-newsletter[data-layout='inline'] .sw-form > :not(.field-list, .form-button-wrapper) {
    grid-column: 1 / -1;
  }
  .sw-newsletter[data-layout='inline'] .sw-form > .form-button-wrapper {
    grid-column: 2;
    grid-row: 2;
  }
  .sw-newsletter[data-layout='inline'] .sw-form > .field-list {
    grid-column: 1;
    grid-row: 2;
  }
  .sw-form-lightbox {
    max-width: min(40em, calc(100vw - 2em));
    max-height: calc(100dvh - 2em);
    box-sizing: border-box;
    padding: 2em;
    border: 0;
    background: var(--sw-paper, #fff);
    color: var(--sw-ink, #222);
  }
  .sw-form-lightbox::backdrop {
    background: rgb(0 0 0 / 60%);
  }
  .sw-form-close {
    display: block;
    margin: 0 0 1em auto;
    min-width: 2.75em;
    min-height: 2.75em;
    border: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  @media (max-width: 432px) {
    .sw-newsletter[data-layout='inline'] .sw-form {
      display: grid;
      grid-template-columns: 1fr;
    }
    .sw-newsletter[data-layout='inline'] .sw-form > * {
      grid-column: 1;
      grid-row: auto;
    }
  }
`;
