import type { BlockContext } from '../block-context.ts';
import type { BlockRenderer } from '../block-kind.ts';
import type { BlockItem, ItemsNeed } from '../block-needs.ts';
import { css } from '../markup/css.ts';
import { escapeAttribute, escapeText } from '../markup/html.ts';
import { textField, type BlockValue } from '../markup/read-value.ts';
import { loadedItems } from './collection-link.ts';

const DAY = 86_400_000;
const MOST_EVENTS = 100;
const SUNDAY_FIRST = /^(en(-(US|CA|AU|IN))?|ja|ko|he|hi|pt-BR|es-MX)$/;

const calendarNeed = (value: BlockValue): ItemsNeed | undefined => {
  const collectionId = textField(value, 'collectionId');
  return collectionId === ''
    ? undefined
    : { kind: 'items', collectionId, limit: MOST_EVENTS, order: 'collection', when: 'this-month' };
};

/** The days of a month as `2026-11-15`, with empty places for the weekdays before the first and after the last. */
export const weeksOf = (isoDay: string, startsOnSunday: boolean): (string | undefined)[][] => {
  const [year = 1970, month = 1] = isoDay.split('-').map(Number);
  const first = Date.UTC(year, month - 1, 1);
  const count = Math.round((Date.UTC(year, month, 1) - first) / DAY);
  const before = (new Date(first).getUTCDay() + (startsOnSunday ? 0 : 6)) % 7;
  const places = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, index) => {
    const day = index - before;
    return day >= 0 && day < count ? new Date(first + day * DAY).toISOString().slice(0, 10) : undefined;
  });
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7));
};

const happensOn =
  (day: string, { format }: BlockContext) =>
  ({ startDate, endDate }: BlockItem): boolean => {
    if (startDate === undefined) return false;
    const begins = format.date(startDate, 'iso-day');
    const ends = format.date(Math.max(endDate ?? startDate, startDate), 'iso-day');
    return begins <= day && day <= ends;
  };

const eventLine = ({ fullUrl, title, startDate }: BlockItem, { format }: BlockContext): string => {
  const time = startDate === undefined ? '' : `<span>${escapeText(format.date(startDate, 'time'))}</span> `;
  return `<li>${time}<a href="${escapeAttribute(fullUrl)}">${escapeText(title)}</a></li>`;
};

const dayCell = (day: string | undefined, items: readonly BlockItem[], context: BlockContext): string => {
  if (day === undefined) return '<td></td>';
  const events = items.filter(happensOn(day, context)).map((item) => eventLine(item, context));
  const isToday = context.format.date(context.now, 'iso-day') === day;
  return (
    `<td${events.length > 0 ? ' data-busy' : ''}${isToday ? ' aria-current="date"' : ''}>` +
    `<time datetime="${day}">${Number(day.slice(-2))}</time>${events.length > 0 ? `<ul>${events.join('')}</ul>` : ''}</td>`
  );
};

const headOf = (week: readonly number[], language: string): string =>
  week
    .map((weekday) => {
      // The fourth of January 1970 was a Sunday.
      const day = (3 + weekday) * DAY;
      const name = (style: 'long' | 'short') =>
        new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' }).format(day);
      return `<th scope="col"><abbr title="${escapeAttribute(name('long'))}">${escapeText(name('short'))}</abbr></th>`;
    })
    .join('');

const heads = new Map<string, string>();

const cachedHead = (language: string, startsOnSunday: boolean): string => {
  const known = heads.get(language);
  if (known !== undefined) return known;
  const head = headOf(startsOnSunday ? [0, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 0], language);
  heads.set(language, head);
  return head;
};

export const calendarBlock: BlockRenderer = {
  needs: (value) => [calendarNeed(value)].filter((need) => need !== undefined),
  render: (value, { context }) => {
    const need = calendarNeed(value);
    if (!need) return '';
    const items = loadedItems(need, context);
    const startsOnSunday = SUNDAY_FIRST.test(context.language);
    const weeks = weeksOf(context.format.date(context.now, 'iso-day'), startsOnSunday).map(
      (week) => `<tr>${week.map((day) => dayCell(day, items, context)).join('')}</tr>`,
    );
    return (
      `<table class="sw-calendar"><caption>${escapeText(context.format.date(context.now, 'month'))}</caption>` +
      `<thead><tr>${cachedHead(context.language, startsOnSunday)}</tr></thead><tbody>${weeks.join('')}</tbody></table>`
    );
  },
  styles: [
    css`
      .sw-calendar {
        width: 100%;
        border-collapse: collapse;
        table-layout: fixed;
      }
      .sw-calendar caption {
        padding-bottom: 0.75em;
        font: 400 1.6em/1.1 var(--sw-heading-font);
        text-align: start;
      }
      .sw-calendar th {
        padding: 0.4em;
        color: var(--sw-soft);
        font-weight: 400;
        text-align: start;
      }
      .sw-calendar abbr {
        text-decoration: none;
      }
      .sw-calendar td {
        height: 5.5em;
        padding: 0.4em;
        border: 1px solid var(--sw-line);
        vertical-align: top;
        overflow-wrap: anywhere;
      }
      .sw-calendar [aria-current] > time {
        padding: 0.1em 0.45em;
        border-radius: 1em;
        background: var(--sw-accent);
        color: var(--sw-on-accent);
      }
      .sw-calendar ul {
        margin: 0.4em 0 0;
        padding: 0;
        list-style: none;
        font-size: 0.85em;
        line-height: 1.3;
      }
      .sw-calendar span {
        color: var(--sw-soft);
      }
      @media (max-width: 432px) {
        .sw-calendar td:not([data-busy], [aria-current]),
        .sw-calendar thead {
          display: none;
        }
        .sw-calendar :is(tbody, tr, td) {
          display: block;
          height: auto;
        }
      }
    `,
  ],
};
