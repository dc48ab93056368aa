import { wordOf } from '../block-context.ts';
import type { BlockRenderer, Scene } from '../block-kind.ts';
import type { BlockItem, ItemsNeed } from '../block-needs.ts';
import { partOf, type Share } from '../block-share.ts';
import { css } from '../markup/css.ts';
import { element, escapeText, linkAttributes, optional, type LinkTarget } from '../markup/html.ts';
import { choiceField, numberField, switchField, textField, type BlockValue } from '../markup/read-value.ts';
import { slidesStyles } from '../pictures/gallery-styles.ts';
import { cssRatio, picture, sizesFor, stretchOf } from '../pictures/picture.ts';
import { slides } from '../pictures/slides.ts';
import { textStyles } from '../texts/text.ts';
import { timeElement } from './events.ts';
import { loadedItems } from './collection-link.ts';

const DESIGNS = ['grid', 'wall', 'carousel', 'list'] as const;

const columnsOf = (value: BlockValue): number =>
  Math.round(numberField(value, 'columns', { least: 1, most: 6, otherwise: 3 }));

export const summaryNeed = (value: BlockValue): ItemsNeed | undefined => {
  const collectionId = textField(value, 'collectionId');
  if (collectionId === '') return undefined;
  const [category, tag] = [textField(value, 'category'), textField(value, 'tag')];
  const events = choiceField(value, 'events', ['', 'upcoming', 'past']);
  return {
    kind: 'items',
    collectionId,
    limit: numberField(value, 'limit', { least: 1, most: 30, otherwise: 6 }),
    order: 'collection',
    ...(category !== '' && { category }),
    ...(tag !== '' && { tag }),
    ...(switchField(value, 'isFeatured', false) && { isFeatured: true as const }),
    ...(events !== '' && { when: events }),
  };
};

const targetOf = ({ fullUrl, sourceUrl, isPassthrough }: BlockItem): LinkTarget =>
  isPassthrough && sourceUrl ? { url: sourceUrl } : { url: fullUrl };

const LIST_PICTURE: Share = { desktop: 1 / 4, phone: 1 / 4 };
/** The next one looks in from the side. */
const SLIDE_ON_PHONE = 0.82;
/** A grid of so many columns has two on a phone, any other one. */
const MANY_COLUMNS = 4;

const isDense = (value: BlockValue): boolean =>
  choiceField(value, 'design', DESIGNS) === 'grid' && columnsOf(value) >= MANY_COLUMNS;

const shareOf = (value: BlockValue, { share }: Scene): Share => {
  const design = choiceField(value, 'design', DESIGNS);
  if (design === 'list') return partOf(share, LIST_PICTURE);
  const columns = columnsOf(value);
  if (design === 'carousel') return partOf(share, { desktop: 1 / columns, phone: SLIDE_ON_PHONE });
  return partOf(share, { desktop: 1 / columns, phone: isDense(value) ? 1 / 2 : 1 });
};

const imageOf = (item: BlockItem, value: BlockValue, scene: Scene): string => {
  if (!item.mainImage || !switchField(value, 'showImage', true)) return '';
  const design = choiceField(value, 'design', DESIGNS);
  const ratio = design === 'wall' ? undefined : cssRatio(textField(value, 'aspectRatio') || 'four-three');
  const sizes = sizesFor(shareOf(value, scene), stretchOf(item.mainImage, ratio));
  const image = picture(item.mainImage, { sizes, alt: '' });
  const looks = { class: 'sw-summary-image', style: ratio && `aspect-ratio:${ratio}` };
  // The title beside it is the same link: once is enough for the keyboard and for readers.
  return element(
    'a',
    { ...looks, ...linkAttributes(targetOf(item)), tabindex: -1, 'aria-hidden': 'true' },
    image,
  );
};

const metaOf = (item: BlockItem, value: BlockValue, { context }: Scene): string => {
  const date = item.startDate ?? item.publishOn;
  const parts = [
    switchField(value, 'showDate', true)
      ? timeElement(date, context.format.date(date ?? Number.NaN, 'day'))
      : '',
    switchField(value, 'showAuthor', false) ? escapeText(item.authorName ?? '') : '',
    switchField(value, 'showCategories', false) ? escapeText((item.categories ?? []).join(', ')) : '',
    switchField(value, 'showTags', false) ? escapeText((item.tags ?? []).join(', ')) : '',
    escapeText(item.note ?? ''),
  ];
  return optional('p', { class: 'sw-summary-meta' }, parts.filter((part) => part !== '').join(' · '));
};

const textOf = (item: BlockItem, value: BlockValue, scene: Scene): string => {
  const link = linkAttributes(targetOf(item));
  const title = switchField(value, 'showTitle', true)
    ? optional('h3', {}, element('a', link, escapeText(item.title)))
    : '';
  const excerpt = switchField(value, 'showExcerpt', true)
    ? optional('div', { class: 'sw-text' }, item.excerpt ?? '')
    : '';
  const word = wordOf(scene.context, 'summaryReadMore', 'Read more');
  const more = switchField(value, 'showReadMore', false)
    ? `<p>${element('a', { ...link, 'aria-label': `${word}: ${item.title}` }, escapeText(word))}</p>`
    : '';
  return metaOf(item, value, scene) + title + excerpt + more;
};

const entry = (item: BlockItem, value: BlockValue, scene: Scene): string =>
  `<article>${imageOf(item, value, scene)}<div>${textOf(item, value, scene)}</div></article>`;

const sizesOf = (value: BlockValue): string =>
  `--sw-columns:${columnsOf(value)};--sw-gap:${numberField(value, 'padding', { least: 0, most: 60, otherwise: 24 })}px`;

const arrange = (entries: readonly string[], value: BlockValue, scene: Scene): string => {
  const design = choiceField(value, 'design', DESIGNS);
  const text = choiceField(value, 'textAlignment', ['left', 'center', 'right']);
  const looks = { 'data-text': text, 'data-dense': isDense(value), style: sizesOf(value) };
  if (design !== 'carousel') {
    const list = entries.map((each) => `<li>${each}</li>`).join('');
    return element('ul', { class: 'sw-summary', 'data-design': design, ...looks }, list);
  }
  const label = textField(value, 'heading') || wordOf(scene.context, 'summaryLabel', 'Featured');
  return slides(
    {
      design,
      label,
      slides: entries,
      seconds: 0,
      hasControls: true,
      hasIndicators: false,
      alignment: 'left',
      looks: { ...looks, class: 'sw-slides sw-summary' },
    },
    scene,
  );
};

export const summaryBlock: BlockRenderer = {
  needs: (value) => [summaryNeed(value)].filter((need) => need !== undefined),
  render: (value, scene) => {
    const items = loadedItems(summaryNeed(value), scene.context);
    if (items.length === 0) return '';
    const heading = optional('h2', { class: 'sw-summary-title' }, escapeText(textField(value, 'heading')));
    return (
      heading +
      arrange(
        items.map((item) => entry(item, value, scene)),
        value,
        scene,
      )
    );
  },
  styles: [
    textStyles,
    slidesStyles,
    css`
      .sw-summary {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .sw-summary-title {
        margin: 0 0 0.8em;
        font: 400 1.75em/1.1 var(--sw-heading-font);
      }
      .sw-summary[data-design='grid'] {
        display: grid;
        grid-template-columns: repeat(var(--sw-columns), minmax(0, 1fr));
        gap: calc(var(--sw-gap) * 1.5) var(--sw-gap);
      }
      .sw-summary[data-design='wall'] {
        columns: var(--sw-columns);
        column-gap: var(--sw-gap);
      }
      .sw-summary[data-design='wall'] li {
        margin-bottom: calc(var(--sw-gap) * 1.25);
        break-inside: avoid;
      }
      .sw-summary[data-design='list'] li + li {
        margin-top: var(--sw-gap);
        padding-top: var(--sw-gap);
        border-top: 1px solid var(--sw-line);
      }
      .sw-summary[data-design='list'] article {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
        gap: 1.5rem;
      }
      .sw-summary[data-design='list'] article > div:only-child {
        grid-column: 1/-1;
      }
      .sw-summary[data-design='carousel'] ul {
        gap: var(--sw-gap);
      }
      .sw-summary[data-design='carousel'] li {
        width: calc((100% - (var(--sw-columns) - 1) * var(--sw-gap)) / var(--sw-columns));
      }
      .sw-summary[data-text='center'] article > div {
        text-align: center;
      }
      .sw-summary[data-text='right'] article > div {
        text-align: right;
      }
      .sw-summary-image {
        display: block;
        overflow: hidden;
      }
      .sw-summary-image + div {
        margin-top: 0.9em;
      }
      .sw-summary[data-design='list'] .sw-summary-image + div {
        margin-top: 0;
      }
      .sw-summary-image img {
        display: block;
        width: 100%;
        height: auto;
        object-fit: cover;
      }
      .sw-summary-image[style] img {
        height: 100%;
      }
      .sw-summary h3 {
        margin: 0.15em 0 0.3em;
        font: 400 1.35em/1.15 var(--sw-heading-font);
        text-wrap: balance;
      }
      .sw-summary h3 a {
        color: inherit;
        text-decoration: none;
      }
      .sw-summary h3 a:hover {
        text-decoration: underline;
      }
      .sw-summary-meta {
        margin: 0;
        color: var(--sw-soft);
        font-size: 0.9em;
      }
      @media (max-width: 432px) {
        .sw-summary:is([data-design='grid'], [data-design='wall']) {
          display: grid;
          grid-template-columns: 1fr;
          gap: calc(var(--sw-gap) * 1.5);
        }
        .sw-summary[data-dense] {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
        .sw-summary[data-design='carousel'] li {
          width: 82%;
        }
      }
    `,
  ],
};
