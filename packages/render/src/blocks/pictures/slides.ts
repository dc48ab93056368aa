import { blockText } from '../block-context.ts';
import type { BlockScope } from '../block-renderer.ts';
import { attributes, escapeAttribute, type Attributes, island } from '../markup/html.ts';

export interface SlidesInput {
  readonly design: string;
  /** `aria-label` of the carousel. */
  readonly label: string;
  readonly slides: readonly string[];
  /** Autoplay interval; 0 for none. */
  readonly seconds: number;
  readonly hasControls: boolean;
  readonly hasIndicators: boolean;
  readonly alignment: string;
  readonly thumbnails?: {
    readonly images: readonly string[];
    readonly height: number;
    readonly margin: number;
  };
  readonly attrs?: Attributes;
}

const arrow = (step: -1 | 1, label: string): string =>
  `<button type="button" class="sw-slides-arrow" data-step="${step}" hidden aria-label="${escapeAttribute(label)}">` +
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${step < 0 ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'}"/></svg></button>`;

const slideId = ({ id }: BlockScope, index: number): string => `slide-${id}-${index + 1}`;

const controls = ({ seconds, hasControls }: SlidesInput, { context }: BlockScope): string => {
  const pause = blockText(context, 'galleryPause', 'Pause');
  return (
    (hasControls
      ? arrow(-1, blockText(context, 'galleryPrevious', 'Previous')) +
        arrow(1, blockText(context, 'galleryNext', 'Next'))
      : '') +
    (seconds > 0
      ? `<button type="button" class="sw-slides-pause" hidden aria-pressed="false" aria-label="${escapeAttribute(pause)}"></button>`
      : '')
  );
};

const indicators = (count: number, { context }: BlockScope): string => {
  const label = blockText(context, 'gallerySlide', 'Slide');
  const dots = Array.from(
    { length: count },
    (_, index) =>
      `<button type="button" data-slide="${index}" aria-label="${escapeAttribute(label)} ${index + 1}"></button>`,
  );
  return `<div class="sw-slides-dots" hidden>${dots.join('')}</div>`;
};

const strip = (
  { images, height, margin }: NonNullable<SlidesInput['thumbnails']>,
  scope: BlockScope,
): string => {
  const label = blockText(scope.context, 'gallerySlide', 'Slide');
  const links = images.map(
    (image, index) =>
      `<a href="#${slideId(scope, index)}" data-slide="${index}" aria-label="${escapeAttribute(label)} ${index + 1}">${image}</a>`,
  );
  return `<div class="sw-slides-strip" style="height:${height}px;margin-top:${margin}px">${links.join('')}</div>`;
};

/**
 * A carousel that can be scrolled and swiped without JavaScript. The `sw-slides` element adds arrows, dots,
 * keyboard control and autoplay; its controls are hidden until then.
 */
export const slides = (input: SlidesInput, scope: BlockScope): string => {
  const count = input.slides.length;
  const list = input.slides.map(
    (slide, index) => `<li id="${slideId(scope, index)}" aria-label="${index + 1} / ${count}">${slide}</li>`,
  );
  const attrs: Attributes = {
    class: 'sw-slides',
    'data-design': input.design,
    'data-align': input.alignment,
    autoplay: input.seconds > 0 ? input.seconds : undefined,
    role: 'group',
    'aria-roledescription': 'carousel',
    'aria-label': input.label,
    ...input.attrs,
  };
  return island(
    'sw-slides',
    attrs,
    `<div class="sw-slides-stage"><ul${attributes({ tabindex: 0, 'aria-label': input.label })}>${list.join('')}</ul>${controls(input, scope)}</div>` +
      (input.hasIndicators ? indicators(count, scope) : '') +
      (input.thumbnails ? strip(input.thumbnails, scope) : ''),
  );
};
