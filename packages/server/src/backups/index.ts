export { migrateWithBackup, type MigrateWithBackupOptions } from './migrate-with-backup.ts';
export type { OnProgress, ProgressReport } from './backup-progress.ts';
export { BackupRefusal, type BackupRefusalCode } from './backup-refusal.ts';
export { carryOverFromBackups } from './carry-over-from-backups.ts';
export { restoreBackup, type RestoreBackupOptions, type RestoreSummary } from './restore-backup.ts';
export { writeBackup, type BackupFile, type BackupSummary, type WriteBackupOptions } from './write-backup.ts';
