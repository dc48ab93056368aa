import { blockText, type BlockContext } from '../block-context.ts';
import type { BlockRenderer, BlockScope } from '../block-renderer.ts';
import type { BlockItem, ItemsRequirement } from '../block-requirements.ts';
import { partOf, type Share } from '../width-share.ts';
import { css } from '../markup/css.ts';
import { element, escapeText, linkAttributes, optional, type LinkTarget } from '../markup/html.ts';
import {
  choiceField,
  listField,
  numberField,
  switchField,
  textField,
  type BlockValue,
} from '../markup/read-value.ts';
import { slidesStyles } from '../pictures/gallery-styles.ts';
import { cssRatio, picture, sizesFor, stretchOf } from '../pictures/picture.ts';
import { slides } from '../pictures/slides.ts';
import { textStyles } from '../texts/text.ts';
import { timeElement } from './events.ts';
import { loadedItems } from './collection-link.ts';

const DESIGNS = ['grid', 'wall', 'carousel', 'list'] as const;

const columnsOf = (value: BlockValue): number =>
  Math.round(numberField(value, 'columns', { min: 1, max: 6, otherwise: 3 }));

export const summaryRequirement = (value: BlockValue): ItemsRequirement | undefined => {
  const collectionId = textField(value, 'collectionId');
  if (collectionId === '') return undefined;
  const [category, tag] = [textField(value, 'category'), textField(value, 'tag')];
  const events = choiceField(value, 'events', ['', 'upcoming', 'past']);
  const itemIds = listField(value, 'itemIds').filter((id) => typeof id === 'string');
  if (itemIds.length > 0)
    return { kind: 'items', collectionId, itemIds, limit: itemIds.length, order: 'collection' };
  return {
    kind: 'items',
    collectionId,
    limit: numberField(value, 'limit', { min: 1, max: 30, otherwise: 6 }),
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
/** Leaves the next slide partly visible. */
const SLIDE_ON_PHONE = 0.82;
/** Grids with at least this many columns have two on phones, all others one. */
const MANY_COLUMNS = 4;

/** The options of a summary block, read once for all entries. */
interface Summary {
  readonly design: (typeof DESIGNS)[number];
  readonly columns: number;
  readonly isDense: boolean;
  /** Crop of its images; undefined for uncropped. */
  readonly ratio: string | undefined;
  /** The width of one entry. */
  readonly share: Share;
  readonly shows: Readonly<ReturnType<typeof readShown>>;
}

const readShown = (value: BlockValue) => ({
  image: switchField(value, 'showImage', true),
  date: switchField(value, 'showDate', true),
  author: switchField(value, 'showAuthor', false),
  categories: switchField(value, 'showCategories', false),
  tags: switchField(value, 'showTags', false),
  title: switchField(value, 'showTitle', true),
  excerpt: switchField(value, 'showExcerpt', true),
  more: switchField(value, 'showReadMore', false),
});

const shareOf = ({ design, columns, isDense }: Omit<Summary, 'share' | 'shows' | 'ratio'>): Share => {
  if (design === 'list') return LIST_PICTURE;
  if (design === 'carousel') return { desktop: 1 / columns, phone: SLIDE_ON_PHONE };
  return { desktop: 1 / columns, phone: isDense ? 1 / 2 : 1 };
};

const readSummary = (value: BlockValue, { share }: BlockScope): Summary => {
  const design = choiceField(value, 'design', DESIGNS);
  const columns = columnsOf(value);
  const isDense = design === 'grid' && columns >= MANY_COLUMNS;
  return {
    design,
    columns,
    isDense,
    ratio: design === 'wall' ? undefined : cssRatio(textField(value, 'aspectRatio') || 'four-three'),
    share: partOf(share, shareOf({ design, columns, isDense })),
    shows: readShown(value),
  };
};

const imageOf = (item: BlockItem, { shows, ratio, share }: Summary): string => {
  if (!item.mainImage || !shows.image) return '';
  const image = picture(item.mainImage, {
    sizes: sizesFor(share, stretchOf(item.mainImage, ratio)),
    alt: '',
  });
  const attrs = { class: 'sw-summary-image', style: ratio && `aspect-ratio:${ratio}` };
  // The title links to the same page: hidden, so that keyboard and screen readers meet the link once.
  return element(
    'a',
    { ...attrs, ...linkAttributes(targetOf(item)), tabindex: -1, 'aria-hidden': 'true' },
    image,
  );
};

const metaOf = (item: BlockItem, { shows }: Summary, { format }: BlockContext): string => {
  const date = item.startDate ?? item.publishOn;
  const parts = [
    shows.date ? timeElement(date, format.date(date ?? Number.NaN, 'day')) : '',
    shows.author ? escapeText(item.authorName ?? '') : '',
    shows.categories ? escapeText((item.categories ?? []).join(', ')) : '',
    shows.tags ? escapeText((item.tags ?? []).join(', ')) : '',
    escapeText(item.note ?? ''),
  ];
  return optional('p', { class: 'sw-summary-meta' }, parts.filter((part) => part !== '').join(' · '));
};

const moreOf = (item: BlockItem, context: BlockContext): string => {
  const word = blockText(context, 'summaryReadMore', 'Read more');
  const link = { ...linkAttributes(targetOf(item)), 'aria-label': `${word}: ${item.title}` };
  return `<p>${element('a', link, escapeText(word))}</p>`;
};

const textOf = (item: BlockItem, summary: Summary, context: BlockContext): string => {
  const { shows } = summary;
  const title = shows.title
    ? optional('h3', {}, element('a', linkAttributes(targetOf(item)), escapeText(item.title)))
    : '';
  const excerpt = shows.excerpt ? optional('div', { class: 'sw-text' }, item.excerpt ?? '') : '';
  return metaOf(item, summary, context) + title + excerpt + (shows.more ? moreOf(item, context) : '');
};

const entry = (item: BlockItem, summary: Summary, context: BlockContext): string =>
  `<article>${imageOf(item, summary)}<div>${textOf(item, summary, context)}</div></article>`;

const gapOf = (value: BlockValue): number =>
  numberField(value, 'padding', { min: 0, max: 60, otherwise: 24 });

const arrange = (
  entries: readonly string[],
  { design, columns, isDense }: Summary,
  { value, scope }: { readonly value: BlockValue; readonly scope: BlockScope },
): string => {
  const text = choiceField(value, 'textAlignment', ['left', 'center', 'right']);
  const style = `--sw-columns:${columns};--sw-gap:${gapOf(value)}px`;
  const attrs = { 'data-text': text, 'data-dense': isDense, style };
  if (design !== 'carousel') {
    const list = entries.map((each) => `<li>${each}</li>`).join('');
    return element('ul', { class: 'sw-summary', 'data-design': design, ...attrs }, list);
  }
  const label = textField(value, 'heading') || blockText(scope.context, 'summaryLabel', 'Featured');
  return slides(
    {
      design,
      label,
      slides: entries,
      seconds: 0,
      hasControls: true,
      hasIndicators: false,
      alignment: 'left',
      attrs: { ...attrs, class: 'sw-slides sw-summary' },
    },
    scope,
  );
};

export const summaryBlock: BlockRenderer = {
  requirements: (value) => [summaryRequirement(value)].filter((requirement) => requirement !== undefined),
  render: (value, scope) => {
    const items = loadedItems(summaryRequirement(value), scope.context);
    if (items.length === 0) return '';
    const heading = optional('h2', { class: 'sw-summary-title' }, escapeText(textField(value, 'heading')));
    const summary = readSummary(value, scope);
    const entries = items.map((item) => entry(item, summary, scope.context));
    return heading + arrange(entries, summary, { value, scope });
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
