import { blockText, type BlockContext } from '../block-context.ts';
import type { BlockRenderer, BlockScope } from '../block-renderer.ts';
import type { BlockItem, ItemsRequirement } from '../block-requirements.ts';
import { css } from '../markup/css.ts';
import { escapeAttribute, escapeText } from '../markup/html.ts';
import { textField, type BlockValue } from '../markup/read-value.ts';
import { loadedItems } from './collection-link.ts';

const DAY = 86_400_000;
const MAX_EVENTS = 100;
const SUNDAY_FIRST = /^(en(-(US|CA|AU|IN))?|ja|ko|he|hi|pt-BR|es-MX)$/;

const calendarRequirement = (value: BlockValue): ItemsRequirement | undefined => {
  const collectionId = textField(value, 'collectionId');
  return collectionId === ''
    ? undefined
    : { kind: 'items', collectionId, limit: MAX_EVENTS, order: 'collection', when: 'this-month' };
};

/** Weeks of a month with days such as `2026-11-15`; undefined for days of the months before and after. */
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

/** An event with its first and last day, computed once. */
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

const headOf = (startsOnSunday: boolean, { format }: BlockContext): string =>
  (startsOnSunday ? [0, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 0])
    .map((day) => {
      const [name, short] = [format.weekday(day, 'long'), format.weekday(day, 'short')];
      return `<th scope="col"><abbr title="${escapeAttribute(name)}">${escapeText(short)}</abbr></th>`;
    })
    .join('');

/**
 * How many months visitors can navigate from now: without a limit, crawlers would follow the links forever.
 */
const MAX_TURNS = 24;

const monthsSince = (isoDay: string): number => {
  const [year = 1970, month = 1] = isoDay.split('-').map(Number);
  return year * 12 + month - 1;
};

/** The first day of a month, given as months since the year 0. */
const firstOf = (months: number): string =>
  `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;

/** The first day of the displayed month. */
const shownMonth = ({ calendarMonth }: BlockContext, today: string): string =>
  calendarMonth === undefined
    ? firstOf(monthsSince(today))
    : `${calendarMonth.split('-').toReversed().join('-')}-01`;

/** The 15th falls in the same month in every time zone. */
const monthName = (first: string, { format }: BlockContext): string =>
  format.date(Date.parse(first) + 14 * DAY, 'month');

const turnLink = (first: string, step: -1 | 1, { context, id }: BlockScope): string => {
  const [year = '', month = ''] = first.split('-');
  const name = escapeText(monthName(first, context));
  const arrow = `<span aria-hidden="true">${step < 0 ? '←' : '→'}</span>`;
  return (
    `<a href="?calendar=${month}-${year}#block-${escapeAttribute(id)}" rel="nofollow">` +
    `${step < 0 ? `${arrow} ${name}` : `${name} ${arrow}`}</a>`
  );
};

/** Links, not script: the page is loaded again for another month. */
const turnLinks = (shown: string, today: string, scope: BlockScope): string => {
  const links = ([-1, 1] as const).map((step) => {
    const months = monthsSince(shown) + step;
    return Math.abs(months - monthsSince(today)) > MAX_TURNS
      ? '<span></span>'
      : turnLink(firstOf(months), step, scope);
  });
  const label = escapeAttribute(blockText(scope.context, 'calendarMonths', 'Months'));
  return `<nav class="sw-calendar-turn" aria-label="${label}">${links.join('')}</nav>`;
};

export const calendarBlock: BlockRenderer = {
  requirements: (value) => [calendarRequirement(value)].filter((requirement) => requirement !== undefined),
  render: (value, scope) => {
    const { context } = scope;
    const requirement = calendarRequirement(value);
    if (!requirement) return '';
    const events = readEvents(loadedItems(requirement, context), context);
    const today = context.format.date(context.now, 'iso-day');
    const startsOnSunday = SUNDAY_FIRST.test(context.language);
    const shown = shownMonth(context, today);
    const weeks = weeksOf(shown, startsOnSunday).map(
      (week) => `<tr>${week.map((day) => dayCell(day, events, today)).join('')}</tr>`,
    );
    return (
      `<div class="sw-contain"><table class="sw-calendar"><caption>${escapeText(monthName(shown, context))}</caption>` +
      `<thead><tr>${headOf(startsOnSunday, context)}</tr></thead><tbody>${weeks.join('')}</tbody></table>${turnLinks(shown, today, scope)}</div>`
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
      .sw-calendar-turn {
        display: flex;
        justify-content: space-between;
        margin-top: 0.75em;
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
