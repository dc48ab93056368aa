export {
  deleteInstallationSetting,
  putInstallationSetting,
  readInstallationSetting,
} from './installation-settings-store.ts';
export { installationSettings } from './installation-settings-tables.ts';
export {
  areOutsideEffectsPaused,
  endOutsidePause,
  readFirstIdSinceRestore,
  readOutsidePause,
  RESTORED_BACKUP,
} from './outside-pause-store.ts';
