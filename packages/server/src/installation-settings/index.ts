export {
  deleteInstallationSetting,
  putInstallationSetting,
  readInstallationSetting,
} from './installation-settings-store.ts';
export { installationSettings } from './installation-settings-tables.ts';
