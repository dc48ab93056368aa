import type { Queryable } from '../../database/index.ts';
import { renewLease, type Lease } from '../jobs-store.ts';

export interface LeaseRenewalOptions {
  readonly database: Queryable;
  readonly lease: Lease;
  readonly leaseMilliseconds: number;
  readonly clock: () => Date;
  readonly onLost: () => void;
}

/** Renews a lease until it is stopped. While the database is unavailable, the lease counts as lost once it has expired. */
export const startLeaseRenewal = (options: LeaseRenewalOptions): (() => void) => {
  const { database, lease, leaseMilliseconds, clock, onLost } = options;
  const leaseFrom = (moment: Date): Date => new Date(moment.getTime() + leaseMilliseconds);
  let leaseUntil = leaseFrom(clock());
  let isStopped = false;

  const renew = async (): Promise<void> => {
    const renewed = leaseFrom(clock());
    try {
      if (await renewLease(database, lease, renewed)) leaseUntil = renewed;
      else if (!isStopped) onLost();
    } catch {
      if (clock() >= leaseUntil) onLost();
    }
  };

  const timer = setInterval(() => void renew(), leaseMilliseconds / 3);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
};
