import { asTime, formatter, property } from '@sitewright/template';
import { textField } from '../data/index.ts';

const SERVICE = 'http://www.google.com/calendar/event?action=TEMPLATE';
const ADDRESS_LINES = ['addressLine1', 'addressLine2', 'addressCountry'] as const;

/** The lines of an address joined: `12 Main Street, New York, US`. */
export const eventLocation = (location: unknown): string =>
  ADDRESS_LINES.map((key) => textField(location, key).trim())
    .filter((line) => line !== '')
    .join(', ');

/** `20131115T123030Z`; undefined for an invalid date. */
const compactUtc = (epoch: number): string | undefined => {
  const date = new Date(epoch);
  if (Number.isNaN(date.getTime())) return undefined;
  return date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
};

// `Buffer` replaces lone surrogates, on which `encodeURIComponent` throws.
const encode = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

export const calendarLink = formatter(() => (event) => {
  const start = compactUtc(asTime(property(event, 'startDate')));
  const end = compactUtc(asTime(property(event, 'endDate')));
  if (start === undefined || end === undefined) return 'Invalid Date';
  const title = encode(textField(event, 'title'));
  const place = encode(eventLocation(property(event, 'location')));
  return `${SERVICE}&text=${title}&dates=${start}/${end}${place === '' ? '' : `&location=${place}`}`;
});
