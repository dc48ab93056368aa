import type { AppliedMigration } from '../database/index.ts';
import { notABackup, parseJson, type Frame } from './backup-frames.ts';
import { BackupRefusal } from './backup-refusal.ts';

export const formatName = 'sitewright-backup';
export const formatVersion = 1;

export interface BackupTable {
  name: string;
  columns: string[];
  rows: number;
}

export interface BackupPartition {
  name: string;
  parent: string;
  bound: string;
}

export interface BackupSequence {
  name: string;
  value: string;
  isCalled: boolean;
}

/** Identity and state of the server that the backup was taken from, where available. */
export interface BackupCluster {
  systemIdentifier: string;
  nextTransaction: string;
}

export interface BackupHeader {
  format: typeof formatName;
  version: typeof formatVersion;
  createdAt: string;
  migrations: AppliedMigration[];
  tables: BackupTable[];
  partitions: BackupPartition[];
  sequences: BackupSequence[];
  cluster?: BackupCluster;
}

/** Only format and version are validated: the checksum covers the rest. */
export function parseHeader(frame: Frame | undefined): BackupHeader {
  const content = frame?.kind === 'H' ? parseJson(frame) : {};
  if (isHeader(content)) return content;
  if (content['format'] === formatName) {
    throw new BackupRefusal(
      'backup-of-newer-program',
      'The backup was made by a newer version of Sitewright. Restore it with that version.',
    );
  }
  throw notABackup();
}

function isHeader(content: object): content is BackupHeader {
  return (
    'format' in content &&
    content.format === formatName &&
    'version' in content &&
    content.version === formatVersion
  );
}
