import { css } from '../markup/css.ts';

export const imageStyles = css`
  .sw-image {
    position: relative;
    display: flex;
    flex-direction: column;
    height: 100%;
    margin: 0;
  }
  .sw-image-frame {
    display: block;
    min-height: 0;
    overflow: hidden;
  }
  .sw-image-frame img {
    display: block;
    width: 100%;
    height: auto;
    object-fit: cover;
  }
  .sw-image-frame[data-crop] img {
    height: 100%;
  }
  .sw-image-empty {
    display: grid;
    place-items: center;
    min-height: 12rem;
    background: var(--sw-shade);
    color: var(--sw-soft);
  }
  .sw-image-title {
    margin: 0;
    margin-bottom: 0.35em;
    font: 400 1.6em/1.15 var(--sw-heading-font);
  }
  .sw-image[data-text='center'] figcaption {
    text-align: center;
  }
  .sw-image[data-text='right'] figcaption {
    text-align: right;
  }
  .sw-image[data-design='inline'] figcaption {
    margin-top: 0.75em;
    color: var(--sw-soft);
    font-size: 0.9375em;
  }
  .sw-image[data-design='inline'] .sw-image-title {
    font-size: 1.1em;
  }
  .sw-image:is([data-caption='overlay'], [data-caption='hover']) figcaption {
    position: absolute;
    inset: auto 0 0;
    margin: 0;
    padding: 1rem;
    background: rgb(0 0 0 / 65%);
    color: #fff;
    transition: opacity 0.2s;
  }
  @media (hover: hover) {
    .sw-image[data-caption='hover']:not(:hover, :focus-within) figcaption {
      opacity: 0;
    }
  }
  .sw-image[data-design='poster'] {
    display: grid;
  }
  .sw-image[data-design='poster'] > * {
    grid-area: 1/1;
  }
  .sw-image[data-design='poster'] img {
    height: 100%;
  }
  .sw-image[data-design='poster'] figcaption {
    display: grid;
    align-content: center;
    padding: 8%;
    background: rgb(0 0 0 / 60%);
    color: #fff;
    pointer-events: none;
  }
  .sw-image[data-design='poster'] figcaption a {
    pointer-events: auto;
  }
  .sw-image[data-design='stack'] figcaption {
    padding-top: 1.25em;
  }
  @media (min-width: 433px) {
    .sw-image:is([data-design='card'], [data-design='overlap'], [data-design='collage']) {
      display: grid;
      grid-template-columns: repeat(12, 1fr);
      align-items: center;
    }
    .sw-image[data-design='card'] .sw-image-frame {
      grid-area: 1/1/2/8;
    }
    .sw-image[data-design='card'] figcaption {
      grid-area: 1/8/2/13;
      padding-left: 10%;
    }
    .sw-image[data-design='overlap'] .sw-image-frame {
      grid-area: 1/1/2/10;
    }
    .sw-image[data-design='overlap'] figcaption {
      z-index: 1;
      grid-area: 1/8/2/13;
      padding: 8%;
      background: var(--sw-paper);
    }
    .sw-image[data-design='collage'] .sw-image-frame {
      grid-area: 1/1/2/9;
    }
    .sw-image[data-design='collage'] figcaption {
      z-index: 1;
      grid-area: 1/7/2/13;
      align-self: end;
      margin-bottom: 8%;
      padding: 6%;
      background: var(--sw-accent);
      color: var(--sw-on-accent);
    }
    .sw-image[data-design='collage'] .sw-button {
      border-color: currentcolor;
    }
    .sw-image[data-design='card'][data-side='right'] .sw-image-frame {
      grid-area: 1/6/2/13;
    }
    .sw-image[data-design='card'][data-side='right'] figcaption {
      grid-area: 1/1/2/6;
      padding: 0 10% 0 0;
    }
    .sw-image[data-design='overlap'][data-side='right'] .sw-image-frame {
      grid-area: 1/4/2/13;
    }
    .sw-image[data-design='overlap'][data-side='right'] figcaption {
      grid-area: 1/1/2/6;
    }
    .sw-image[data-design='collage'][data-side='right'] .sw-image-frame {
      grid-area: 1/5/2/13;
    }
    .sw-image[data-design='collage'][data-side='right'] figcaption {
      grid-area: 1/1/2/7;
    }
  }
  @media (max-width: 432px) {
    .sw-image:is([data-design='card'], [data-design='overlap'], [data-design='collage']) figcaption {
      padding: 1.25em 0;
    }
  }
`;
