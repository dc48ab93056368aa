import { documentLimits } from '@sitewright/domain/documents';
import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { nameOf } from '../document-keys.ts';
import { titleOf } from '../document-title.ts';
import { documentCommands, documentJournals, documents } from '../documents-tables.ts';

export type CommandRow = typeof documentCommands.$inferSelect;

/** Identifies a contributor's journal. */
export interface JournalKey {
  readonly websiteId: string;
  readonly accountId: string;
}

const isOf = ({ websiteId, accountId }: JournalKey) =>
  and(eq(documentCommands.websiteId, websiteId), eq(documentCommands.accountId, accountId));

/** Reserves the next position. Other commands of the same contributor wait until the transaction ends. */
export const lockJournal = async (transaction: Queryable, key: JournalKey): Promise<number> => {
  const [row] = await transaction
    .insert(documentJournals)
    .values({ ...key, position: 1 })
    .onConflictDoUpdate({
      target: [documentJournals.websiteId, documentJournals.accountId],
      set: { position: sql`${documentJournals.position} + 1` },
    })
    .returning({ position: documentJournals.position });
  return row?.position ?? 1;
};

export const findCommand = async (
  database: Queryable,
  key: JournalKey,
  commandId: string,
): Promise<CommandRow | undefined> => {
  const [row] = await database
    .select()
    .from(documentCommands)
    .where(and(isOf(key), eq(documentCommands.commandId, commandId)));
  return row;
};

export const insertCommand = async (transaction: Queryable, row: CommandRow): Promise<void> => {
  await transaction.insert(documentCommands).values(row);
};

export const markCommand = async (
  transaction: Queryable,
  { commandId, ...key }: JournalKey & { readonly commandId: string },
  state: 'done' | 'undone',
): Promise<void> => {
  await transaction
    .update(documentCommands)
    .set({ state })
    .where(and(isOf(key), eq(documentCommands.commandId, commandId)));
};

const closed = { state: 'closed' as const, steps: [] };

/** Closes the commands that were skipped because they no longer apply. */
export const closeSkipped = async (
  transaction: Queryable,
  { state, position, ...key }: CommandRow,
): Promise<void> => {
  const beyond = state === 'done' ? gt : lt;
  await transaction
    .update(documentCommands)
    .set(closed)
    .where(and(isOf(key), eq(documentCommands.state, state), beyond(documentCommands.position, position)));
};

/** A new command was run: undone commands can no longer be redone. */
export const closeUndone = async (transaction: Queryable, key: JournalKey): Promise<void> => {
  await transaction
    .update(documentCommands)
    .set(closed)
    .where(and(isOf(key), eq(documentCommands.state, 'undone')));
};

const endFields = { commandId: documentCommands.commandId, label: documentCommands.label };

export interface JournalEnd {
  readonly commandId: string;
  readonly label: string;
}

/** The next command in a direction: the latest done or the earliest undone, except for skipped ones. */
export const findNext = async (
  database: Queryable,
  key: JournalKey,
  { state, past = [] }: { readonly state: 'done' | 'undone'; readonly past?: readonly string[] },
): Promise<JournalEnd | undefined> => {
  const { position, commandId } = documentCommands;
  const passed = past.length === 0 ? undefined : sql`${commandId} <> all(${sql.param([...past])})`;
  const [row] = await database
    .select(endFields)
    .from(documentCommands)
    .where(and(isOf(key), eq(documentCommands.state, state), passed))
    .orderBy(state === 'done' ? desc(position) : asc(position))
    .limit(1);
  return row;
};

const listEntries = (database: Queryable, key: JournalKey) =>
  database
    .select({
      ...endFields,
      at: documentCommands.at,
      state: documentCommands.state,
      documents: documentCommands.documents,
    })
    .from(documentCommands)
    .where(and(isOf(key), ne(documentCommands.state, 'closed')))
    .orderBy(desc(documentCommands.position))
    .limit(documentLimits.JOURNAL_COMMANDS);

/** Current titles of documents; erased ones are missing. */
const readTitles = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await database
    .select({
      kind: documents.kind,
      id: documents.documentId,
      title: sql<string | null>`coalesce(${documents.draft} ->> 'title', ${documents.draft} ->> 'name')`,
    })
    .from(documents)
    .where(and(eq(documents.websiteId, websiteId), inArray(documents.documentId, [...new Set(ids)])));
  return new Map(rows.map((row) => [nameOf(row), row.title]));
};

/** Newest first, without their steps; each with the documents it concerns. */
export const listCommands = async (database: Queryable, key: JournalKey) => {
  const entries = await listEntries(database, key);
  const ids = entries.flatMap((entry) => entry.documents.map(({ id }) => id));
  const titles = await readTitles(database, key.websiteId, ids);
  return entries.map((entry) => ({
    ...entry,
    documents: entry.documents.map((document) => ({
      ...document,
      title: titleOf(document, { title: titles.get(nameOf(document)) }),
    })),
  }));
};

/** Deletes commands older than the time, and those beyond the limit of each journal. */
export const pruneCommands = async (database: Queryable, before: Date): Promise<void> => {
  await database.execute(sql`
    delete from document_commands c
    using (
      select website_id, account_id, position,
        row_number() over (partition by website_id, account_id order by position desc) as rank
      from document_commands where state <> 'closed'
    ) recent
    where c.website_id = recent.website_id and c.account_id = recent.account_id
      and recent.rank = ${documentLimits.JOURNAL_COMMANDS} and c.position < recent.position`);
  await database.execute(sql`delete from document_commands where happened_at < ${before}`);
};
