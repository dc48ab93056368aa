import { isSafeAddress, PHONE_MAX_WIDTH } from '@sitewright/domain/blocks';
import { headingLevel, blockText } from '../block-context.ts';
import { assetsRequirement, type BlockRenderer, type BlockScope } from '../block-renderer.ts';
import { partOf, type Share } from '../width-share.ts';
import { css } from '../markup/css.ts';
import { escapeAttribute, escapeText, optional, island } from '../markup/html.ts';
import { listField, numberField, switchField, textField } from '../markup/read-value.ts';
import { picture, sizesFor } from '../pictures/picture.ts';

const MAX_TRACKS = 60;

const addressOf = (track: unknown, { context }: BlockScope): string => {
  const url = context.assets.get(textField(track, 'fileId'))?.assetUrl ?? textField(track, 'url');
  return isSafeAddress(url) ? url : '';
};

const player = (track: unknown, scope: BlockScope): string => {
  const url = addressOf(track, scope);
  const title = textField(track, 'title') || blockText(scope.context, 'audioTrack', 'Recording');
  if (url === '') return '';
  return `<audio controls preload="none" src="${escapeAttribute(url)}" aria-label="${escapeAttribute(title)}"></audio>`;
};

const words = (track: unknown): string =>
  optional('b', {}, escapeText(textField(track, 'title'))) +
  optional('span', { class: 'sw-audio-artist' }, escapeText(textField(track, 'artist')));

const audioStyles = css`
  .sw-audio {
    display: block;
    margin: 0;
  }
  .sw-audio audio {
    width: 100%;
    height: 2.75rem;
  }
  .sw-audio-artist {
    margin-left: 0.6em;
    color: var(--sw-soft);
  }
  .sw-audio-words {
    display: flex;
    align-items: baseline;
    margin-bottom: 0.5em;
  }
  .sw-audio time {
    margin-left: auto;
    color: var(--sw-soft);
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: ${PHONE_MAX_WIDTH}px) {
    .sw-audio-words {
      display: grid;
      grid-template-columns: 1fr auto;
    }
    .sw-audio-artist {
      grid-row: 2;
      margin-left: 0;
    }
  }
`;

export const audioBlock: BlockRenderer = {
  requirements: (value) => assetsRequirement(textField(value, 'fileId')),
  render: (value, scope) => {
    const controls = player(value, scope);
    if (controls === '') return '';
    const download = switchField(value, 'showDownload', false)
      ? `<a href="${escapeAttribute(addressOf(value, scope))}" download>${escapeText(blockText(scope.context, 'audioDownload', 'Download'))}</a>`
      : '';
    return island(
      'sw-audio',
      { class: 'sw-audio' },
      `<div class="sw-audio-words">${words(value)}</div>${controls}${download}`,
    );
  },
  styles: [audioStyles],
};

const pad = (number: number): string => String(number).padStart(2, '0');

const duration = (track: unknown): string => {
  const seconds = Math.trunc(numberField(track, 'durationSeconds', { min: 0, max: 86_400, otherwise: 0 }));
  return seconds === 0
    ? ''
    : `<time datetime="PT${seconds}S">${Math.trunc(seconds / 60)}:${pad(seconds % 60)}</time>`;
};

const COVER: Share = { desktop: 1 / 4, phone: 1 / 3 };

const cover = (value: unknown, { context, share }: BlockScope): string => {
  const asset = context.assets.get(textField(value, 'coverId'));
  return asset ? picture(asset, { sizes: sizesFor(partOf(share, COVER)), alt: '' }) : '';
};

export const albumBlock: BlockRenderer = {
  requirements: (value) =>
    assetsRequirement(
      textField(value, 'coverId'),
      ...listField(value, 'tracks')
        .slice(0, MAX_TRACKS)
        .map((track) => textField(track, 'fileId')),
    ),
  render: (value, scope) => {
    const tracks = listField(value, 'tracks')
      .slice(0, MAX_TRACKS)
      .map(
        (track) =>
          `<li><div class="sw-audio-words">${words(track)}${duration(track)}</div>${player(track, scope)}</li>`,
      );
    const head =
      optional(
        `h${headingLevel(scope.context, 3)}`,
        { class: 'sw-album-title' },
        escapeText(textField(value, 'title')),
      ) + optional('p', {}, escapeText(textField(value, 'artist')));
    if (head === '' && tracks.length === 0) return '';
    return island(
      'sw-audio',
      { class: 'sw-audio sw-album' },
      `<div class="sw-album-head">${cover(value, scope)}<div>${head}</div></div><ol>${tracks.join('')}</ol>`,
    );
  },
  styles: [
    audioStyles,
    css`
      .sw-album-head {
        display: flex;
        gap: 1.25rem;
        align-items: end;
      }
      .sw-album-head img {
        width: 8rem;
        height: 8rem;
        object-fit: cover;
      }
      .sw-album :is(.sw-album-title, p) {
        margin: 0;
      }
      .sw-album .sw-album-title {
        font: 400 1.6em/1.1 var(--sw-heading-font);
      }
      .sw-album ol {
        padding-left: 1.4em;
      }
      .sw-album li {
        padding: 0.6em 0;
        border-bottom: 1px solid var(--sw-line);
      }
    `,
  ],
};
