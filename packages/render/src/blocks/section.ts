import {
  backgroundSources,
  layOutPhone,
  PHONE_COLUMNS,
  type PhoneCell,
  type Section,
} from '@sitewright/domain/blocks';
import { isDarkColor } from '../media/index.ts';
import { assetsNeed } from './block-kind.ts';
import type { BlockContext } from './block-context.ts';
import type { BlockNeed } from './block-needs.ts';
import { wholePage, withinMargins } from './block-share.ts';
import { attributes, element, type Attributes } from './markup/html.ts';
import { picture, pictureSource } from './pictures/picture.ts';
import { blockNeeds, renderBlock } from './render-block.ts';

/** Only where a phone differs from the whole width, one below the other. */
const phoneArea = ({ columnStart, columnEnd, rowStart, rowEnd }: PhoneCell): string => {
  const isDefault =
    columnStart === 1 && columnEnd === PHONE_COLUMNS + 1 && rowStart === undefined && rowEnd === undefined;
  return isDefault ? '' : `--p:${rowStart ?? 'auto'}/${columnStart}/${rowEnd ?? 'auto'}/${columnEnd}`;
};

const placeOf = (cell: PhoneCell): Attributes => {
  const { columnStart, columnEnd, rowStart, rowEnd, zIndex, verticalAlignment } = cell.block.desktop;
  const style = [
    `--d:${rowStart}/${columnStart}/${rowEnd}/${columnEnd}`,
    phoneArea(cell),
    zIndex === undefined ? '' : `--z:${zIndex}`,
  ];
  return {
    style: style.filter((part) => part !== '').join(';'),
    'data-vertical': verticalAlignment === 'stretch' ? undefined : verticalAlignment,
    'data-phone': cell.isHidden ? 'hidden' : undefined,
  };
};

const backgroundImageId = ({ background, backgroundImageId }: Section): string =>
  (background ? background.imageId : backgroundImageId) ?? '';

const backgroundFilm = (section: Section, { assets }: BlockContext): string => {
  const film = assets.get(section.background?.videoId ?? '');
  if (!film || section.background?.source !== backgroundSources.video) return '';
  const poster = assets.get(backgroundImageId(section));
  const player = attributes({
    src: film.assetUrl,
    poster: poster && pictureSource(poster, '').src,
    muted: true,
    loop: true,
    playsinline: true,
    preload: 'none',
    tabindex: -1,
    'aria-hidden': 'true',
  });
  return `<sw-video data-island="blocks" autoplay><video${player}></video></sw-video>`;
};

const backgroundOf = (section: Section, context: BlockContext): string => {
  if (section.background?.source === backgroundSources.none) return '';
  const asset = context.assets.get(backgroundImageId(section));
  const film = backgroundFilm(section, context);
  const image = film === '' && asset ? picture(asset, { sizes: '100vw', alt: '' }) : film;
  return image === '' ? '' : `<div class="sw-section-back">${image}</div>`;
};

/** A dark picture needs less of a veil for words to be read on it. */
const toneOf = (section: Section, { assets }: BlockContext): 'dark' | undefined => {
  const color = assets.get(backgroundImageId(section))?.colorData?.['centerAverage'];
  return color !== undefined && isDarkColor(color) ? 'dark' : undefined;
};

/**
 * A band of the page. Blocks come in the order a phone shows them, which is also the order they are read in; on a
 * desktop each one names its own place.
 */
export const renderSection = (section: Section, context: BlockContext): string => {
  const background = backgroundOf(section, context);
  const share = section.width === 'full' ? wholePage : withinMargins;
  const blocks = layOutPhone(section.blocks).map((cell) =>
    renderBlock(cell.block, context, { section: share, phone: cell, attributes: placeOf(cell) }),
  );
  return element(
    'section',
    {
      class: 'sw-section',
      id: section.anchor ?? `section-${section.id}`,
      'data-theme': section.theme,
      'data-width': section.width === 'full' ? 'full' : undefined,
      'data-tone': background === '' ? undefined : toneOf(section, context),
      ...(context.mode === 'edit' ? { 'data-section-id': section.id } : {}),
    },
    `${background}<div class="sw-grid">${blocks.join('')}</div>`,
  );
};

const sectionNeed = (section: Section): readonly BlockNeed[] => [
  ...assetsNeed(backgroundImageId(section), section.background?.videoId ?? ''),
  ...section.blocks.flatMap(blockNeeds),
];

/** Everything the blocks of a page ask for, each thing once. */
export const sectionNeeds = (sections: readonly Section[]): BlockNeed[] => {
  const all = sections.flatMap(sectionNeed);
  const ids = new Set(all.flatMap((need) => (need.kind === 'assets' ? need.ids : [])));
  const questions = new Map(
    all.filter((need) => need.kind !== 'assets').map((need) => [JSON.stringify(need), need] as const),
  );
  return [...questions.values(), ...assetsNeed(...ids)];
};
