import { SLIDER_ASPECT_RATIO } from '@sitewright/domain/blocks';
import { css } from '../markup/css.ts';

export const slidesStyles = css`
  .sw-slides {
    display: block;
  }
  .sw-slides-stage {
    position: relative;
  }
  .sw-slides ul {
    display: flex;
    margin: 0;
    padding: 0;
    overflow: auto hidden;
    list-style: none;
    scroll-snap-type: x mandatory;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
  }
  .sw-slides li {
    flex: none;
    scroll-snap-align: center;
  }
  .sw-slides[data-align='left'] li {
    scroll-snap-align: start;
  }
  .sw-slides[data-align='right'] li {
    scroll-snap-align: end;
  }
  .sw-slides-arrow,
  .sw-slides-pause {
    position: absolute;
    top: calc(50% - 1.375rem);
    left: 0.75rem;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0.6rem;
    border: 0;
    border-radius: 50%;
    background: var(--sw-paper);
    color: var(--sw-ink);
    cursor: pointer;
  }
  .sw-slides-arrow[data-step='1'] {
    right: 0.75rem;
    left: auto;
  }
  .sw-slides-arrow svg {
    display: block;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
  }
  .sw-slides-pause {
    inset: 0.75rem 0.75rem auto auto;
  }
  .sw-slides-pause::before {
    content: '\275A\275A' / '';
    font-size: 0.75rem;
  }
  .sw-slides-pause[aria-pressed='true']::before {
    content: '\25B6' / '';
  }
  .sw-slides [hidden] {
    display: none;
  }
  .sw-slides-dots {
    display: flex;
    justify-content: center;
  }
  .sw-slides-dots button {
    width: 1.75rem;
    height: 1.75rem;
    padding: 0.6rem;
    border: 0;
    border-radius: 50%;
    background: currentcolor content-box;
    color: var(--sw-soft);
    cursor: pointer;
  }
  .sw-slides-dots [aria-current] {
    color: var(--sw-accent);
  }
  .sw-slides-strip {
    display: flex;
    gap: 0.5rem;
    overflow: auto hidden;
    scrollbar-width: none;
  }
  .sw-slides-strip a {
    flex: none;
    height: 100%;
    opacity: 0.6;
  }
  .sw-slides-strip [aria-current] {
    opacity: 1;
  }
  .sw-slides-strip img {
    width: auto;
    height: 100%;
  }
`;

export const galleryStyles = css`
  .sw-gallery {
    display: grid;
    gap: var(--sw-gap);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .sw-gallery[data-design='grid'] {
    grid-template-columns: repeat(var(--sw-columns), minmax(0, 1fr));
  }
  :is(.sw-gallery, .sw-slides) figure {
    position: relative;
    margin: 0;
  }
  .sw-gallery-frame,
  .sw-gallery-frame img {
    display: block;
    width: 100%;
  }
  .sw-gallery-frame img {
    height: auto;
    object-fit: cover;
  }
  .sw-gallery[data-crop] .sw-gallery-frame {
    overflow: hidden;
    aspect-ratio: var(--sw-ratio);
  }
  .sw-gallery[data-crop] :is(.sw-frame, img) {
    height: 100%;
  }
  .sw-gallery-frame > .sw-frame {
    min-height: 0;
  }
  .sw-gallery[data-crop] .sw-frame-text {
    position: absolute;
    clip-path: inset(50%);
  }
  .sw-gallery[data-crop] .sw-play {
    width: 3rem;
    height: 3rem;
  }
  :is(.sw-gallery[data-crop], .sw-slides) .sw-frame {
    aspect-ratio: auto;
  }
  .sw-gallery figcaption {
    margin-top: 0.6em;
  }
  :is(.sw-gallery, .sw-slides) figcaption span {
    display: block;
    color: var(--sw-soft);
  }
  @media (max-width: 432px) {
    .sw-gallery[data-design='grid'] {
      grid-template-columns: repeat(min(var(--sw-columns), 2), minmax(0, 1fr));
    }
  }
  .sw-slides[data-design='slideshow'] li {
    width: 100%;
  }
  .sw-slides[data-design='slideshow'] .sw-gallery-frame {
    aspect-ratio: 3/2;
  }
  .sw-slides[data-design='slideshow'] :is(.sw-frame, img) {
    height: 100%;
  }
  .sw-slides[data-fit] .sw-gallery-frame {
    background: #161412;
  }
  .sw-slides[data-clear] .sw-gallery-frame {
    background: none;
  }
  .sw-slides[data-fit] .sw-gallery-frame img {
    object-fit: contain;
  }
  .sw-slides[data-design='slider'] ul {
    gap: 1rem;
    aspect-ratio: 100 / ${SLIDER_ASPECT_RATIO};
    container-type: size;
  }
  .sw-slides[data-design='slider'] :is(li, figure, .sw-gallery-frame) {
    width: auto;
    height: 100%;
    max-width: calc(var(--sw-widest) * 1cqh);
  }
  .sw-slides[data-design='slider'] .sw-gallery-frame > img {
    width: auto;
    height: 100%;
    max-width: inherit;
  }
  .sw-slides[data-meta] figcaption {
    position: absolute;
    inset: auto 0 0;
    padding: 0.9rem 1.1rem;
    background: rgb(0 0 0 / 65%);
    color: #fff;
    transition: opacity 0.2s;
  }
  .sw-slides[data-meta] figcaption span {
    color: #eee;
  }
  .sw-slides[data-meta^='top'] figcaption {
    inset: 0 0 auto;
  }
  .sw-slides[data-meta='center'] figcaption {
    inset: 50% auto auto 50%;
    translate: -50% -50%;
  }
  .sw-slides[data-meta$='left'] figcaption {
    right: auto;
  }
  .sw-slides[data-meta$='right'] figcaption {
    left: auto;
  }
  @media (hover: hover) {
    .sw-slides[data-hover] figure:not(:hover, :focus-within) figcaption {
      opacity: 0;
    }
  }
`;
