export { DatabaseStartError, type DatabaseRefusalCode } from './faults/database-start-error.ts';
export { isDatabaseGone, isDiskFull, isRetryable, takenIndexOf } from './faults/database-faults.ts';
export type { DatabaseLog } from './database-log.ts';
export {
  openDatabase,
  type DatabaseLocation,
  type OpenDatabase,
  type OpenDatabaseOptions,
} from './open-database.ts';
export { databaseOver, poolOf, type Database, type Queryable, type Transaction } from './queryable.ts';
export { prepareStatement, withConnection, type Driver } from './prepared-statement.ts';
export { joinSql, sql, sqlIdentifier, type SqlFragment } from './statements/sql-fragment.ts';
export { mayCommitLater } from './statements/commit-later.ts';
export { likePattern } from './statements/like-pattern.ts';
export {
  findRows,
  runFrequent,
  runPrepared,
  runUnprepared,
  sendPrepared,
} from './statements/run-statement.ts';
export { columnsOf, toJson } from './statements/table-rows.ts';
export { GroupedWrites } from './grouped-writes.ts';
export { JoinedReads } from './joined-reads.ts';
export { inOneTrip } from './one-trip.ts';
export { inTransaction, type TransactionOptions } from './transactions.ts';
export { afterCommit, driverOf, readAgain, readOnce } from './statements/transaction-state.ts';
export { insertBeforeCommit, writeWaitingRows } from './statements/insert-rows.ts';
export type { CarryOver } from './embedded/carry-over.ts';
export type { ClusterIdentity } from './embedded/cluster-folder.ts';
export { databaseFor } from './caller-database.ts';
export type { ConnectionCaller, FairPool, FairPoolLimits } from './shares/fair-pool.ts';
export { connectionOf, createPool, withCopyClient } from './pool.ts';
export { forbidNestedConnections, NestedConnectionError } from './nested-connections.ts';
export { applyMigrations, pendingMigrations } from './migrations/apply-migrations.ts';
export { migrateDatabase, type MigrateOptions } from './migrations/migrate-database.ts';
export { readMigrations, type Migration } from './migrations/migration-files.ts';
export {
  createMigrationRecord,
  lockMigrations,
  readApplied,
  type AppliedMigration,
} from './migrations/migration-record.ts';
