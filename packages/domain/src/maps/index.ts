export { mapMessages, type MapRefusal } from './maps-messages.ts';
export type { FoundPlace, Place } from './place.ts';
