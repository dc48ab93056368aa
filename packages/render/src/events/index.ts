import type { FormatterTable, PredicateTable } from '@sitewright/template';
import { calendarLink } from './calendar-link.ts';
import { hasLocation, isSameDay, showsPastEvents } from './predicates.ts';

export { eventLocation } from './calendar-link.ts';

export const formatters: FormatterTable = { 'google-calendar-url': calendarLink };

export const predicates: PredicateTable = {
  'location?': () => hasLocation,
  'same-day?': () => isSameDay,
  'show-past-events?': () => showsPastEvents,
};
