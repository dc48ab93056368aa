import { readOriginalSize } from '@sitewright/domain/media';
import { blockText } from '../block-context.ts';
import { assetsRequirement, type BlockRenderer, type BlockScope } from '../block-renderer.ts';
import type { BlockAsset } from '../block-requirements.ts';
import { placeholder } from '../edit/placeholder.ts';
import { css } from '../markup/css.ts';
import { attributes, element, escapeAttribute, optional, island } from '../markup/html.ts';
import { switchField, textField, type BlockValue } from '../markup/read-value.ts';
import { picture, pictureSource, sizesFor } from '../pictures/picture.ts';
import { frameStyles, embedFrame, readEmbed } from '../embed-frame.ts';

const posterOf = (value: BlockValue, { context }: BlockScope): BlockAsset | undefined =>
  context.assets.get(textField(value, 'posterId'));

/** A poster is fetched at once, wherever its video stands: among the pictures of a product it waits for the script. */
const isPosterLater = (value: BlockValue): boolean => switchField(value, 'isPosterLater', false);

const playButton = (value: BlockValue, { context }: BlockScope): string => {
  const label = `${blockText(context, 'videoPlay', 'Play')} ${textField(value, 'title')}`.trim();
  return (
    `<button type="button" class="sw-play" hidden aria-label="${escapeAttribute(label)}">` +
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5v14l11-7z"/></svg></button>'
  );
};

/** The browser's own player; the overlay and playing by itself come with script, where motion is wanted. */
const ownFilm = (film: BlockAsset, value: BlockValue, scope: BlockScope): string => {
  const poster = posterOf(value, scope);
  const posterUrl = poster && pictureSource(poster, '').src;
  const isLater = posterUrl !== undefined && isPosterLater(value);
  const size = readOriginalSize(film.originalSize ?? poster?.originalSize ?? '');
  const player = `<video${attributes({
    src: film.assetUrl,
    poster: isLater ? undefined : posterUrl,
    'data-poster': isLater ? posterUrl : undefined,
    width: size?.width,
    height: size?.height,
    controls: true,
    playsinline: true,
    preload: poster ? 'none' : 'metadata',
    loop: switchField(value, 'loop', false),
    muted: switchField(value, 'muted', false) || switchField(value, 'autoplay', false),
    'aria-label': textField(value, 'title') || undefined,
    style: isLater ? `--sw-poster:url("${encodeURI(posterUrl).replaceAll('"', '%22')}")` : undefined,
  })}></video>`;
  const overlay = switchField(value, 'overlay', true) ? playButton(value, scope) : '';
  return island(
    'sw-video',
    { class: 'sw-film', autoplay: switchField(value, 'autoplay', false) },
    player + overlay,
  );
};

const posterImage = (value: BlockValue, scope: BlockScope): string => {
  const poster = posterOf(value, scope);
  return poster ? picture(poster, { sizes: sizesFor(scope.share), alt: '' }) : '';
};

const stillFilm = (film: BlockAsset, value: BlockValue, scope: BlockScope): string =>
  placeholder(
    blockText(scope.context, 'video', 'Film'),
    textField(value, 'title') || film.filename,
    posterImage(value, scope),
  );

const outsideFilm = (value: BlockValue, scope: BlockScope): string =>
  embedFrame(readEmbed(value, scope), posterImage(value, scope), scope);

export const videoBlock: BlockRenderer = {
  requirements: (value) => assetsRequirement(textField(value, 'fileId'), textField(value, 'posterId')),
  render: (value, scope) => {
    const film = scope.context.assets.get(textField(value, 'fileId'));
    const show = scope.context.mode === 'edit' ? stillFilm : ownFilm;
    const player = film ? show(film, value, scope) : outsideFilm(value, scope);
    const caption = optional('figcaption', {}, textField(value, 'caption'));
    return player === '' ? '' : element('figure', { class: 'sw-figure' }, player + caption);
  },
  styles: [
    frameStyles,
    css`
      .sw-film {
        position: relative;
        display: grid;
      }
      .sw-film video {
        width: 100%;
        height: auto;
        background: #000;
      }
      .sw-film video[data-poster] {
        background: none;
      }
      @media (scripting: none) {
        .sw-film video[data-poster] {
          background: var(--sw-poster) center/cover;
        }
      }
      .sw-film > * {
        grid-area: 1/1;
      }
      .sw-film .sw-play {
        place-self: center;
      }
    `,
  ],
};

export const embedBlock: BlockRenderer = {
  render: (value, scope) => {
    const content = readEmbed(value, scope);
    const caption = optional('figcaption', {}, textField(value, 'caption'));
    const frame = embedFrame({ ...content, title: content.title || content.url }, '', scope);
    return frame === '' ? '' : element('figure', { class: 'sw-figure' }, frame + caption);
  },
  styles: [frameStyles],
};
