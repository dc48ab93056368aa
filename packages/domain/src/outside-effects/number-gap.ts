const SAFE = 100;
const MONTH_DAYS = 30;
const DAY_MS = 86_400_000;

export interface TimeSinceBackup {
  /** Numbers that were given in the 30 days before the backup. */
  readonly monthCount: number;
  readonly backupAt: Date;
  readonly now: Date;
}

/**
 * How many numbers are left out after a backup was restored. Those that were given since the backup stand on orders and
 * invoices of customers, and nobody knows how many they were: twice as many as before, and some more.
 */
export const numberGap = ({ monthCount, backupAt, now }: TimeSinceBackup): number => {
  const days = Math.max(0, now.getTime() - backupAt.getTime()) / DAY_MS;
  return SAFE + Math.ceil((2 * monthCount * days) / MONTH_DAYS);
};
