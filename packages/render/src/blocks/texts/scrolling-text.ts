import { blockText, type BlockContext } from '../block-context.ts';
import type { BlockRenderer } from '../block-renderer.ts';
import { css } from '../markup/css.ts';
import { escapeAttribute, escapeText, island } from '../markup/html.ts';
import { choiceField, listField, numberField } from '../markup/read-value.ts';

const pauseButton = (context: BlockContext): string => {
  const label = escapeAttribute(blockText(context, 'scrollingPause', 'Pause'));
  return `<button type="button" hidden aria-pressed="false" aria-label="${label}"></button>`;
};

/** Without JavaScript or with reduced motion it is one scrollable line. */
export const scrollingTextBlock: BlockRenderer = {
  render: (value, { context }) => {
    const words = listField(value, 'items').filter((item) => typeof item === 'string' && item.trim() !== '');
    if (words.length === 0) return '';
    const items = words.map((word) => `<li>${escapeText(String(word))}</li>`).join('');
    return island(
      'sw-scrolling-text',
      {
        class: 'sw-marquee',
        'data-size': choiceField(value, 'size', ['large', 'medium', 'small']),
        direction: choiceField(value, 'direction', ['left', 'right']),
        speed: numberField(value, 'speed', { min: 10, max: 300, otherwise: 60 }),
      },
      `<ul tabindex="0">${items}</ul>${pauseButton(context)}`,
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
      .sw-marquee {
        position: relative;
      }
      .sw-marquee button {
        position: absolute;
        right: 0;
        bottom: 0;
        width: 1.75rem;
        height: 1.75rem;
        padding: 0;
        border: 0;
        border-radius: 50%;
        background: var(--sw-paper);
        color: var(--sw-ink);
        font-size: 0.7rem;
        cursor: pointer;
        opacity: 0;
      }
      .sw-marquee:is(:hover, :focus-within) button {
        opacity: 1;
      }
      @media (hover: none) {
        .sw-marquee button {
          opacity: 1;
        }
      }
      .sw-marquee button::before {
        content: '\275A\275A' / '';
      }
      .sw-marquee [aria-pressed='true']::before {
        content: '\25B6' / '';
      }
      .sw-marquee [hidden] {
        display: none;
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
