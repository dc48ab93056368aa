import { DESKTOP_MIN_WIDTH, GRID_COLUMNS, PHONE_COLUMNS, PHONE_MAX_WIDTH } from '@sitewright/domain/blocks';
import { css } from './markup/css.ts';

export const sectionStyles = css`
  .sw-section {
    position: relative;
    isolation: isolate;
    padding-block: var(--sw-section-space);
  }
  :is(.sw-section, .sw-block[style*='--sw-paper']) {
    background: var(--sw-paper);
  }
  :is(.sw-section, .sw-block[style*='--sw-']) {
    color: var(--sw-ink);
    --sw-soft: color-mix(in srgb, var(--sw-ink) 72%, var(--sw-paper));
    --sw-line: color-mix(in srgb, var(--sw-ink) 20%, var(--sw-paper));
    --sw-shade: color-mix(in srgb, var(--sw-ink) 7%, var(--sw-paper));
  }
  .sw-section[data-theme='mat'] {
    --sw-paper: var(--sw-mat);
  }
  .sw-section:is([data-theme='ink'], [data-theme='image']) {
    --sw-paper: var(--sw-dark);
    --sw-ink: var(--sw-light);
    --sw-accent: var(--sw-accent-on-dark);
    --sw-on-accent: var(--sw-paper);
  }
  .sw-section[data-theme='accent'] {
    --sw-paper: var(--sw-accent-ground);
    --sw-ink: var(--sw-on-accent-ground);
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
    gap: var(--sw-row-gap) var(--sw-column-gap);
    max-width: var(--sw-page-width);
    margin-inline: auto;
    padding-inline: var(--sw-margin);
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
