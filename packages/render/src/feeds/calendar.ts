import { itemUrlOf, type PageData, type PageItem } from '../page/index.ts';
import { stripTags } from '../data/index.ts';
import { isoTime } from '../dates/index.ts';

const MAX_LINE_LENGTH = 75;

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\n|\r/g, '\\n');

/** Lines have at most 75 bytes and continue after a space (RFC 5545); characters are not split. */
const fold = (line: string): string => {
  const rows: string[] = [];
  let row = '';
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > MAX_LINE_LENGTH) {
      rows.push(row);
      row = ' ';
      bytes = 1;
    }
    row += sign;
    bytes += size;
  }
  return [...rows, row].join('\r\n');
};

const field = (name: string, text: string | undefined): string[] =>
  text ? [`${name}:${escapeText(text)}`] : [];

/** `20261115T180000Z` */
const timestamp = (moment: number | undefined): string | undefined =>
  isoTime(moment)?.replaceAll(/[-:]|\.\d{3}/g, '');

const placeOf = ({ location }: PageItem): string => {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location ?? {};
  return [addressTitle, addressLine1, addressLine2, addressCountry].filter((line) => line).join(', ');
};

const geoOf = ({ location }: PageItem): string[] =>
  location?.mapLat === undefined || location.mapLng === undefined
    ? []
    : [`GEO:${location.mapLat};${location.mapLng}`];

const event = (item: PageItem, data: PageData): string[] => {
  const { startDate, endDate = startDate } = item;
  const [start, end] = [timestamp(startDate), timestamp(endDate)];
  if (start === undefined || end === undefined) return [];
  const url = data.baseUrl + itemUrlOf(data.collection, item);
  return [
    'BEGIN:VEVENT',
    `UID:${item.id}@${new URL(data.baseUrl).hostname}`,
    `DTSTAMP:${timestamp(item.updatedOn ?? item.publishOn) ?? start}`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    ...field('SUMMARY', item.title),
    ...field('DESCRIPTION', stripTags(item.excerpt ?? '').trim()),
    ...field('LOCATION', placeOf(item)),
    ...geoOf(item),
    `URL:${url}`,
    'END:VEVENT',
  ];
};

/** iCalendar of an event, or of all events on a page; undefined if none has a date. */
export const renderCalendar = (data: PageData): string | undefined => {
  const items = data.item ? [data.item] : (data.items ?? []);
  const events = items.flatMap((item) => event(item, data));
  if (events.length === 0) return undefined;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sitewright//Events//EN',
    'CALSCALE:GREGORIAN',
    ...field('X-WR-CALNAME', data.collection?.title),
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
};
