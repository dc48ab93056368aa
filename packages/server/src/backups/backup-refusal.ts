export type BackupRefusalCode =
  | 'backup-missing'
  | 'not-a-backup'
  | 'backup-damaged'
  | 'backup-of-newer-program'
  | 'backup-of-other-line'
  | 'database-not-empty'
  | 'backup-not-written';

/** Why a backup cannot be written or restored, as a message for the operator. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';
  readonly code: BackupRefusalCode;

  constructor(code: BackupRefusalCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}
