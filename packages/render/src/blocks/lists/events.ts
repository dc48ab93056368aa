import { blockText } from '../block-context.ts';
import type { BlockRenderer, BlockScope } from '../block-renderer.ts';
import type { BlockItem, ItemsRequirement } from '../block-requirements.ts';
import { isoTime } from '../../dates/index.ts';
import { css } from '../markup/css.ts';
import { escapeAttribute, escapeText, optional } from '../markup/html.ts';
import { choiceField, numberField, textField, type BlockValue } from '../markup/read-value.ts';
import { loadedItems } from './collection-link.ts';

/** A list of events, such as tour dates. */
const eventsRequirement = (value: BlockValue): ItemsRequirement | undefined => {
  const collectionId = textField(value, 'collectionId');
  if (collectionId === '') return undefined;
  return {
    kind: 'items',
    collectionId,
    limit: numberField(value, 'limit', { min: 1, max: 100, otherwise: 30 }),
    order: 'collection',
    when: choiceField(value, 'events', ['upcoming', 'past']),
  };
};

export const timeElement = (epoch: number | undefined, text: string): string => {
  const moment = isoTime(epoch);
  return moment === undefined ? '' : `<time datetime="${moment}">${escapeText(text)}</time>`;
};

const placeOf = ({ location }: BlockItem): string =>
  [location?.addressTitle, location?.addressLine1, location?.addressLine2]
    .filter((line) => line !== undefined && line.trim() !== '')
    .join(', ');

const row = (item: BlockItem, { context }: BlockScope): string =>
  `<tr><td>${timeElement(item.startDate, context.format.date(item.startDate ?? Number.NaN, 'day-and-time'))}</td>` +
  `<th scope="row"><a href="${escapeAttribute(item.fullUrl)}">${escapeText(item.title)}</a></th>` +
  `<td>${escapeText(placeOf(item))}</td></tr>`;

export const tourDatesBlock: BlockRenderer = {
  requirements: (value) => [eventsRequirement(value)].filter((requirement) => requirement !== undefined),
  render: (value, scope) => {
    const rows = loadedItems(eventsRequirement(value), scope.context).map((item) => row(item, scope));
    const head = [
      ['eventDate', 'Date'],
      ['eventTitle', 'Event'],
      ['eventPlace', 'Place'],
    ].map(
      ([key = '', word = '']) => `<th scope="col">${escapeText(blockText(scope.context, key, word))}</th>`,
    );
    const body = optional('tbody', {}, rows.join(''));
    return body === ''
      ? ''
      : `<div class="sw-contain"><table class="sw-events"><thead><tr>${head.join('')}</tr></thead>${body}</table></div>`;
  },
  styles: [
    css`
      .sw-events {
        width: 100%;
        border-collapse: collapse;
      }
      .sw-events :is(td, th) {
        padding: 0.9em 1em 0.9em 0;
        border-bottom: 1px solid var(--sw-line);
        text-align: start;
        vertical-align: top;
      }
      .sw-events thead th {
        color: var(--sw-soft);
        font-weight: 400;
      }
      @container (max-width: 26rem) {
        .sw-events thead {
          position: absolute;
          clip-path: inset(50%);
        }
        .sw-events tr {
          display: grid;
          padding: 0.9em 0;
          border-bottom: 1px solid var(--sw-line);
        }
        .sw-events tbody :is(td, th) {
          padding: 0;
          border: 0;
        }
      }
    `,
  ],
};
