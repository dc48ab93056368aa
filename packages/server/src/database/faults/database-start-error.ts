export type DatabaseRefusalCode =
  | 'data-folder-not-writable'
  | 'data-folder-held'
  | 'data-folder-not-running'
  | 'disk-full'
  | 'no-programs'
  | 'root-not-possible'
  | 'initialise-failed'
  | 'start-failed'
  | 'folder-of-newer-postgres'
  | 'folder-of-older-postgres'
  | 'server-unreachable'
  | 'server-too-old'
  | 'server-not-utf8'
  | 'migration-unknown'
  | 'migration-changed'
  | 'migration-failed'
  | 'migrations-missing';

/** Why the database cannot be used, as a message for the operator. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseRefusal';
  readonly code: DatabaseRefusalCode;

  constructor(code: DatabaseRefusalCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}
