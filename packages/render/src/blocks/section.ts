import {
  backgroundSources,
  gridAreas,
  layOutPhone,
  type PhoneCell,
  type Section,
} from '@sitewright/domain/blocks';
import { isDarkColor } from '../media/index.ts';
import { assetsRequirement } from './block-renderer.ts';
import type { BlockContext } from './block-context.ts';
import type { BlockRequirement } from './block-requirements.ts';
import { wholePage, withinMargins } from './width-share.ts';
import { attributes, element, type Attributes } from './markup/html.ts';
import { picture, pictureSource } from './pictures/picture.ts';
import { blockRequirements, renderBlock } from './render-block.ts';

/** Safe to print: the page schema restricts names and values. */
const ownStyles = (styles: Section['styles'] = {}): string[] =>
  Object.entries(styles).map(([name, value]) => `${name}:${value}`);

const placeOf = (cell: PhoneCell): Attributes => {
  const { zIndex, verticalAlignment } = cell.block.desktop;
  const { desktop, phone } = gridAreas(cell);
  const style = [
    `--d:${desktop}`,
    phone === undefined ? '' : `--p:${phone}`,
    zIndex === undefined ? '' : `--z:${zIndex}`,
    ...ownStyles(cell.block.styles),
  ];
  return {
    style: style.filter((part) => part !== '').join(';'),
    'data-vertical': verticalAlignment === 'stretch' ? undefined : verticalAlignment,
    'data-phone': cell.isHidden ? 'hidden' : undefined,
  };
};

const backgroundImageId = ({ background, backgroundImageId }: Section): string =>
  (background ? background.imageId : backgroundImageId) ?? '';

const backgroundFilm = (section: Section, { assets, mode }: BlockContext): string => {
  const film = assets.get(section.background?.videoId ?? '');
  // The editor shows its poster instead.
  if (!film || section.background?.source !== backgroundSources.video || mode === 'edit') return '';
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

/** A dark image needs a lighter overlay for its text to be readable. */
const toneOf = (section: Section, { assets }: BlockContext): 'dark' | undefined => {
  const color = assets.get(backgroundImageId(section))?.colorData?.['centerAverage'];
  return color !== undefined && isDarkColor(color) ? 'dark' : undefined;
};

const renderCell = (cell: PhoneCell, section: Section, context: BlockContext): string =>
  renderBlock(cell.block, context, {
    section: section.width === 'full' ? wholePage : withinMargins,
    phone: cell,
    attributes: placeOf(cell),
  });

/** One block, rendered as within its section. */
export const renderBlockOf = (section: Section, blockId: string, context: BlockContext): string => {
  const cell = layOutPhone(section.blocks).find(({ block }) => block.id === blockId);
  return cell ? renderCell(cell, section, context) : '';
};

/**
 * A band of the page. Blocks are in their phone order, which is also the reading order; on desktops each is
 * positioned in the grid.
 */
export const renderSection = (section: Section, context: BlockContext): string => {
  const background = backgroundOf(section, context);
  const blocks = layOutPhone(section.blocks).map((cell) => renderCell(cell, section, context));
  return element(
    'section',
    {
      class: 'sw-section',
      id: section.anchor ?? `section-${section.id}`,
      'data-theme': section.theme,
      'data-width': section.width === 'full' ? 'full' : undefined,
      style: ownStyles(section.styles).join(';') || undefined,
      'data-tone': background === '' ? undefined : toneOf(section, context),
      ...(context.isMarked ? { 'data-edit-section': section.id } : {}),
    },
    `${background}<div class="sw-grid">${blocks.join('')}</div>`,
  );
};

const sectionNeed = (section: Section): readonly BlockRequirement[] => [
  ...assetsRequirement(backgroundImageId(section), section.background?.videoId ?? ''),
  ...section.blocks.flatMap(blockRequirements),
];

/** The data requirements of all blocks of a page, without duplicates. */
export const sectionRequirements = (sections: readonly Section[]): BlockRequirement[] => {
  const all = sections.flatMap(sectionNeed);
  const ids = new Set(all.flatMap((requirement) => (requirement.kind === 'assets' ? requirement.ids : [])));
  const questions = new Map(
    all
      .filter((requirement) => requirement.kind !== 'assets')
      .map((requirement) => [JSON.stringify(requirement), requirement] as const),
  );
  return [...questions.values(), ...assetsRequirement(...ids)];
};
