export { mapMessages, type MapRefusal } from './maps-messages.ts';
export type { PlaceSuggestion, Place } from './place.ts';
