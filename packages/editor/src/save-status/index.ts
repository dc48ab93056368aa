export { lostChangesText } from './lost-changes-text.ts';
export { reportResult } from './report-result.ts';
export { SaveStatus } from './save-status.tsx';
export { UnsavedGuard } from './unsaved-guard.tsx';
export { useRefreshAfterSave } from './use-refresh-after-save.ts';
