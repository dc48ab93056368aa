import type { ImportProgress } from '@sitewright/domain/mailing-lists';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { mailingListImports } from '../../mailing-list-records/mailing-list-records-tables.ts';

export type ImportRow = typeof mailingListImports.$inferSelect;

export type ImportKey = Pick<ImportRow, 'websiteId' | 'importId'>;

const isImport = ({ websiteId, importId }: ImportKey) =>
  and(eq(mailingListImports.websiteId, websiteId), eq(mailingListImports.importId, importId));

export const insertImport = async (transaction: Queryable, row: ImportRow): Promise<void> => {
  await transaction.insert(mailingListImports).values(row);
};

export const lockImport = async (transaction: Queryable, key: ImportKey): Promise<ImportRow | undefined> => {
  const [row] = await transaction.select().from(mailingListImports).where(isImport(key)).for('update');
  return row;
};

/** Of the list. */
export const findLatestImport = async (
  database: Queryable,
  { websiteId, listId }: Pick<ImportRow, 'websiteId' | 'listId'>,
): Promise<ImportRow | undefined> => {
  const [row] = await database
    .select()
    .from(mailingListImports)
    .where(and(eq(mailingListImports.websiteId, websiteId), eq(mailingListImports.listId, listId)))
    .orderBy(desc(mailingListImports.importId))
    .limit(1);
  return row;
};

export const saveProgress = async (
  transaction: Queryable,
  key: ImportKey,
  progress: ImportProgress,
): Promise<void> => {
  await transaction.update(mailingListImports).set({ state: 'running', progress }).where(isImport(key));
};

export const finishImport = async (
  database: Queryable,
  key: ImportKey,
  fields: Partial<Pick<ImportRow, 'fault' | 'progress'>> & {
    readonly state: 'done' | 'failed';
    readonly finishedAt: Date;
  },
): Promise<void> => {
  await database
    .update(mailingListImports)
    .set(fields)
    .where(and(isImport(key), inArray(mailingListImports.state, ['waiting', 'running'])));
};
