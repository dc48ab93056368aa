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

/** An event with its first and last day, each worked out once. */
interface CalendarEvent {
  readonly html: string;
  readonly begins: string;
  readonly ends: string;
}

const readEvents = (items: readonly BlockItem[], { format }: BlockContext): CalendarEvent[] =>
  items.flatMap(({ fullUrl, title, startDate, endDate }) => {
    if (startDate === undefined) return [];
    const time = `<span>${escapeText(format.date(startDate, 'time'))}</span>`;
    return {
      html: `<li>${time} <a href="${escapeAttribute(fullUrl)}">${escapeText(title)}</a></li>`,
      begins: format.date(startDate, 'iso-day'),
      ends: format.date(Math.max(endDate ?? startDate, startDate), 'iso-day'),
    };
  });

const dayCell = (day: string | undefined, events: readonly CalendarEvent[], today: string): string => {
  if (day === undefined) return '<td></td>';
  const lines = events.filter(({ begins, ends }) => begins <= day && day <= ends).map(({ html }) => html);
  return (
    `<td${lines.length > 0 ? ' data-busy' : ''}${day === today ? ' aria-current="date"' : ''}>` +
    `<time datetime="${day}">${Number(day.slice(-2))}</time>${lines.length > 0 ? `<ul>${lines.join('')}</ul>` : ''}</td>`
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
    const events = readEvents(loadedItems(need, context), context);
    const today = context.format.date(context.now, 'iso-day');
    const startsOnSunday = SUNDAY_FIRST.test(context.language);
    const weeks = weeksOf(today, startsOnSunday).map(
      (week) => `<tr>${week.map((day) => dayCell(day, events, today)).join('')}</tr>`,
    );
    return (
      `<div class="sw-contain"><table class="sw-calendar"><caption>${escapeText(context.format.date(context.now, 'month'))}</caption>` +
      `<thead><tr>${cachedHead(context.language, startsOnSunday)}</tr></thead><tbody>${weeks.join('')}</tbody></table></div>`
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
      @container (max-width: 40rem) {
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
