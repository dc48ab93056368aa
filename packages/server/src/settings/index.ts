export { readSettings, SettingsFault, type Settings } from './read-settings.ts';
