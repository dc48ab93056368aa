import type { BlockRenderer } from '../block-renderer.ts';
import { css } from '../markup/css.ts';
import { attributes } from '../markup/html.ts';
import { choiceField, switchField, textField } from '../markup/read-value.ts';

const COLOR = /^#(?:[0-9a-f]{2}){3,4}$/i;

export const shapeBlock: BlockRenderer = {
  render: (value) => {
    const color = textField(value, 'backgroundColor');
    const side = choiceField(value, 'horizontalAlignment', ['center', 'left', 'right']);
    return `<div${attributes({
      class: 'sw-shape',
      'data-shape': choiceField(value, 'shape', ['rectangle', 'circle', 'triangle', 'pill']),
      'data-side': side,
      'data-shadow': switchField(value, 'showDropShadow', false),
      style: COLOR.test(color) ? `background:${color}` : undefined,
      'aria-hidden': 'true',
    })}></div>`;
  },
  styles: [
    css`
      .sw-shape {
        width: 100%;
        height: 100%;
        min-height: 4rem;
        background: var(--sw-accent);
      }
      .sw-shape[data-shape='circle'] {
        width: auto;
        max-width: 100%;
        aspect-ratio: 1;
        margin: auto;
        border-radius: 50%;
      }
      .sw-shape[data-shape='pill'] {
        border-radius: 99rem;
      }
      .sw-shape[data-shape='triangle'] {
        clip-path: polygon(50% 0, 100% 100%, 0 100%);
      }
      .sw-shape[data-side='left'] {
        margin-left: 0;
      }
      .sw-shape[data-side='right'] {
        margin-right: 0;
      }
      .sw-shape[data-shadow] {
        box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 25%);
      }
    `,
  ],
};
