import type { DatabaseLog } from '../database/index.ts';

/** For tests that break the database on purpose: what it says about that is not of interest. */
export const quietLog: DatabaseLog = { info() {}, warn() {} };
