export { commercePreferences } from './commerce-preferences.ts';
export { usePreferences, type UsedPreferences } from './use-preferences.ts';
