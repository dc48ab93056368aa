import type { BackupHeader } from './backup-header.ts';

export interface ProgressReport {
  stage: 'checking' | 'tables' | 'files';
  /** The current table or file key. */
  subject: string;
  rows: number;
  totalRows: number;
  files: number;
}

export type OnProgress = (report: ProgressReport) => void;

/** Counts and reports progress. */
export class BackupProgress {
  rows = 0;
  files = 0;
  #totalRows = 0;
  readonly #onProgress: OnProgress | undefined;

  constructor(onProgress?: OnProgress) {
    this.#onProgress = onProgress;
  }

  begin({ tables }: BackupHeader): void {
    this.rows = 0;
    this.files = 0;
    this.#totalRows = tables.reduce((sum, { rows }) => sum + rows, 0);
  }

  addRows(table: string, rows: number, stage: 'checking' | 'tables' = 'tables'): void {
    this.rows += rows;
    this.#tell(stage, table);
  }

  addFile(key: string): void {
    this.files += 1;
    this.#tell('files', key);
  }

  #tell(stage: ProgressReport['stage'], subject: string): void {
    this.#onProgress?.({ stage, subject, rows: this.rows, totalRows: this.#totalRows, files: this.files });
  }
}

const lineEnd = 0x0a;

/** Rows of COPY's text form: a line each, line ends inside a value being escaped. */
export function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(lineEnd); at !== -1; at = bytes.indexOf(lineEnd, at + 1)) lines += 1;
  return lines;
}
