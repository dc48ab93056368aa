import { escapeIdentifier } from 'pg';
import type { BackupPartition, BackupTable } from './backup-header.ts';

// Names of tables cannot be parameters of a statement. Every statement that carries one is built here, quoted.

export interface ForeignKey {
  table: string;
  name: string;
  /** As PostgreSQL itself writes it. */
  definition: string;
}

export interface SchemaPart {
  kind: 'TABLE' | 'VIEW' | 'MATERIALIZED VIEW' | 'SEQUENCE' | 'TYPE';
  name: string;
}

type TableColumns = Pick<BackupTable, 'name' | 'columns'>;

export function countRowsStatement(table: string): string {
  return `SELECT count(*) AS count FROM ${escapeIdentifier(table)}`;
}

export function sequenceStatement(sequence: string): string {
  return `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${escapeIdentifier(sequence)}`;
}

/** A query rather than the table itself: a partitioned table cannot be copied by its name. */
export function copyOutStatement({ name, columns }: TableColumns): string {
  return `COPY (SELECT ${columnList(columns)} FROM ${escapeIdentifier(name)}) TO STDOUT`;
}

export function copyInStatement({ name, columns }: TableColumns): string {
  return `COPY ${escapeIdentifier(name)} (${columnList(columns)}) FROM STDIN`;
}

export function dropStatement({ kind, name }: SchemaPart): string {
  return `DROP ${kind} IF EXISTS ${escapeIdentifier(name)} CASCADE`;
}

export function createPartitionStatement({ name, parent, bound }: BackupPartition): string {
  return `CREATE TABLE IF NOT EXISTS ${escapeIdentifier(name)} PARTITION OF ${escapeIdentifier(parent)} ${bound}`;
}

export function dropForeignKeyStatement({ table, name }: ForeignKey): string {
  return `ALTER TABLE ${escapeIdentifier(table)} DROP CONSTRAINT ${escapeIdentifier(name)}`;
}

export function addForeignKeyStatement({ table, name, definition }: ForeignKey): string {
  return `ALTER TABLE ${escapeIdentifier(table)} ADD CONSTRAINT ${escapeIdentifier(name)} ${definition}`;
}

function columnList(columns: string[]): string {
  return columns.map((column) => escapeIdentifier(column)).join(', ');
}
