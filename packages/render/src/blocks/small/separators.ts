import type { BlockRenderer } from '../block-renderer.ts';
import { css } from '../markup/css.ts';
import { choiceField, numberField } from '../markup/read-value.ts';

export const lineBlock: BlockRenderer = {
  render: (value) => {
    const weight = numberField(value, 'weight', { min: 1, max: 12, otherwise: 1 });
    const style = choiceField(value, 'style', ['solid', 'dashed', 'dotted']);
    return `<hr class="sw-line" style="border-top:${weight}px ${style}">`;
  },
  styles: [
    css`
      .sw-line {
        width: 100%;
        margin: 0;
        border: 0;
        color: var(--sw-line);
      }
    `,
  ],
};

export const spacerBlock: BlockRenderer = {
  render: (value) => {
    const height = numberField(value, 'height', { min: 0, max: 1000, otherwise: 40 });
    return `<div style="height:${height}px" aria-hidden="true"></div>`;
  },
};
