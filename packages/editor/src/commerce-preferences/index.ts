export { commercePreferences } from './commerce-preferences.ts';
export { usePreferences, type UsedPreferences } from './use-preferences.ts';
export { DraftNotices } from './draft-notices.tsx';
export { ListSettingsScreen, type SettingsDraft } from './list-settings-screen.tsx';
export { SaveBar } from './save-bar.tsx';
export {
  usePreferencesDraft,
  type DraftNamespace,
  type PreferencesAnswer,
  type PreferencesDraft,
} from './use-preferences-draft.ts';
export { StorePreferences, StorePreferencesScreen } from './store-preferences-screen.tsx';
