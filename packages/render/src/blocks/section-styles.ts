import { DESKTOP_MIN_WIDTH, GRID_COLUMNS, PHONE_COLUMNS, PHONE_MAX_WIDTH } from '@sitewright/domain/blocks';
import { css } from './markup/css.ts';

export const sectionStyles = css`
  .sw-section {
    position: relative;
    isolation: isolate;
    padding-block: var(--sw-section-space, clamp(2.5rem, 5vw, 5rem));
    background: var(--sw-paper);
    color: var(--sw-ink);
    --sw-soft: color-mix(in srgb, var(--sw-ink) 72%, var(--sw-paper));
    --sw-line: color-mix(in srgb, var(--sw-ink) 20%, var(--sw-paper));
    --sw-shade: color-mix(in srgb, var(--sw-ink) 7%, var(--sw-paper));
  }
  .sw-section[data-theme='mat'] {
    --sw-paper: var(--sw-mat, #e9e4d8);
  }
  .sw-section:is([data-theme='ink'], [data-theme='image']) {
    --sw-paper: var(--sw-dark, #161412);
    --sw-ink: var(--sw-light, #f4f1ea);
    --sw-accent: var(--sw-accent-on-dark, #ff6a4d);
    --sw-on-accent: var(--sw-paper);
  }
  .sw-section[data-theme='accent'] {
    --sw-paper: var(--sw-accent-ground, #c8341e);
    --sw-ink: var(--sw-on-accent-ground, #fff);
    --sw-accent: var(--sw-ink);
    --sw-on-accent: var(--sw-paper);
    --sw-soft: var(--sw-ink);
  }
  .sw-section-back {
    position: absolute;
    z-index: -1;
    inset: 0;
    overflow: hidden;
  }
  .sw-section-back :is(img, video) {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .sw-section-back::after {
    content: '';
    position: absolute;
    inset: 0;
    background: rgb(0 0 0 / 62%);
  }
  .sw-section[data-tone='dark'] .sw-section-back::after {
    background: rgb(0 0 0 / 45%);
  }
  .sw-grid {
    display: grid;
    gap: var(--sw-row-gap, 1rem) var(--sw-column-gap, 1rem);
    max-width: var(--sw-page-width, 84rem);
    margin-inline: auto;
    padding-inline: var(--sw-margin, clamp(1.25rem, 4vw, 4rem));
  }
  .sw-section[data-width='full'] .sw-grid {
    max-width: none;
    padding-inline: 0;
  }
  .sw-block {
    min-width: 0;
    z-index: var(--z, auto);
  }
  .sw-block[data-vertical='middle'] {
    align-self: center;
  }
  .sw-block[data-vertical='bottom'] {
    align-self: end;
  }
  .sw-block[data-vertical='top'] {
    align-self: start;
  }
  @media (min-width: ${DESKTOP_MIN_WIDTH}px) {
    .sw-grid {
      grid-template-columns: repeat(${GRID_COLUMNS}, minmax(0, 1fr));
      grid-auto-rows: minmax(var(--sw-row, 1.5rem), auto);
    }
    .sw-grid > .sw-block {
      grid-area: var(--d);
    }
  }
  @media (max-width: ${PHONE_MAX_WIDTH}px) {
    .sw-grid {
      grid-template-columns: repeat(${PHONE_COLUMNS}, minmax(0, 1fr));
      row-gap: var(--sw-phone-gap, 1.75rem);
    }
    .sw-grid > .sw-block {
      grid-area: var(--p, auto/1/auto/-1);
    }
    .sw-grid > [data-phone='hidden'] {
      display: none;
    }
  }
`;
