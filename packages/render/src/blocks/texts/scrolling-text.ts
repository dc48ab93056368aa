import type { BlockRenderer } from '../block-kind.ts';
import { css } from '../markup/css.ts';
import { element, escapeText } from '../markup/html.ts';
import { choiceField, listField, numberField } from '../markup/read-value.ts';

/** Stands without script as one line that can be scrolled; the element sets it in motion where motion is wanted. */
export const scrollingTextBlock: BlockRenderer = {
  render: (value) => {
    const words = listField(value, 'items').filter((item) => typeof item === 'string' && item.trim() !== '');
    if (words.length === 0) return '';
    const items = words.map((word) => `<li>${escapeText(String(word))}</li>`).join('');
    return element(
      'sw-scrolling-text',
      {
        class: 'sw-marquee',
        'data-size': choiceField(value, 'size', ['large', 'medium', 'small']),
        direction: choiceField(value, 'direction', ['left', 'right']),
        speed: numberField(value, 'speed', { least: 10, most: 300, otherwise: 60 }),
      },
      `<ul tabindex="0">${items}</ul>`,
    );
  },
  styles: [
    css`
      .sw-marquee {
        display: flex;
        overflow: hidden;
        white-space: nowrap;
        font-family: var(--sw-heading-font);
        line-height: 1.2;
      }
      .sw-marquee[data-size='medium'] {
        font-size: 1.5rem;
      }
      .sw-marquee[data-size='large'] {
        font-size: clamp(2.25rem, 1rem + 4vw, 4.5rem);
      }
      .sw-marquee ul {
        display: flex;
        flex: 0 0 auto;
        min-width: 100%;
        max-width: 100%;
        margin: 0;
        padding: 0;
        overflow: auto;
        list-style: none;
        scrollbar-width: none;
      }
      .sw-marquee[moving] ul {
        max-width: none;
        overflow: visible;
        animation: sw-marquee var(--sw-marquee-time) linear infinite;
      }
      .sw-marquee[moving][direction='right'] ul {
        animation-direction: reverse;
      }
      .sw-marquee:is(:hover, :focus-within, [paused]) ul {
        animation-play-state: paused;
      }
      .sw-marquee li::after {
        content: '\2022' / '';
        margin: 0 0.5em;
        color: var(--sw-accent);
      }
      @keyframes sw-marquee {
        to {
          translate: -100%;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .sw-marquee ul {
          animation: none !important;
        }
      }
    `,
  ],
};
