import { and, desc, eq, ilike, inArray, lt, ne, or, sql } from 'drizzle-orm';
import {
  likePattern,
  mayCommitLater,
  runPrepared,
  sql as statement,
  toJson,
  type Queryable,
} from '../database/index.ts';
import { mailOutbox } from './mail-tables.ts';
import { DELETED_LINK } from './secret-link.ts';

export type MailRow = typeof mailOutbox.$inferSelect;
export type MailState = MailRow['state'];

const isQueued = (id: string) => and(eq(mailOutbox.id, id), eq(mailOutbox.state, 'queued'));

/** Counts an attempt and assigns the Message-ID. Without those that are no longer waiting. */
export const beginAttempts = (
  database: Queryable,
  ids: readonly string[],
  from: string,
): Promise<MailRow[]> =>
  database
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      messageId: sql`coalesce(${mailOutbox.messageId}, '<' || ${mailOutbox.id} || '@' || ${from.split('@')[1] ?? ''}::text || '>')`,
    })
    .where(and(inArray(mailOutbox.id, [...ids]), eq(mailOutbox.state, 'queued')))
    .returning();

export const recordDeliveryError = async (
  database: Queryable,
  id: string,
  lastError: string,
): Promise<void> => {
  await database.update(mailOutbox).set({ lastError }).where(isQueued(id));
};

export interface Settlement {
  readonly id: string;
  readonly state: Exclude<MailState, 'queued'>;
  readonly settledAt: Date;
  readonly lastError?: string;
}

const withoutOldSecrets = {
  text: sql`case when ${mailOutbox.eraseWhenSent} then '' else ${mailOutbox.text} end`,
  html: sql`case when ${mailOutbox.eraseWhenSent} then null else ${mailOutbox.html} end`,
};

/** The link is deleted once the email is sent, or has failed without being meant for the operator. */
export const settleMails = async (database: Queryable, settled: readonly Settlement[]): Promise<void> => {
  // Keeping an email again has no effect; sending it again has.
  const isRepeatable = settled.every(({ state }) => state === 'kept');
  // The states are tested so that PostgreSQL expects few rows: for a hundred, its guess, it reads the whole table.
  await runPrepared(
    database,
    statement`update mail_outbox m set state = s.state, settled_at = s."settledAt", last_error = s."lastError",
        sealed_link = case when m.keeps_link and s.state <> 'sent' then m.sealed_link
          when m.sealed_link is not null then ${DELETED_LINK} end,
        text = case when m.erase_when_sent then '' else m.text end,
        html = case when m.erase_when_sent then null else m.html end
      from jsonb_to_recordset(${toJson(settled)}::jsonb)
        as s (id text, state text, "settledAt" timestamptz, "lastError" text)
      where m.id = s.id and s.state in ('sent', 'kept', 'failed') and m.state = 'queued' and ${isRepeatable ? mayCommitLater(database) : statement`true`}`,
  );
};

const PAGE = 50;
const SWEEP_BATCH = 1_000;

const shown = {
  id: mailOutbox.id,
  state: mailOutbox.state,
  to: mailOutbox.toAddress,
  subject: mailOutbox.subject,
  text: mailOutbox.text,
  html: mailOutbox.html,
  hasOldLink: mailOutbox.eraseWhenSent,
  attempts: mailOutbox.attempts,
  lastError: mailOutbox.lastError,
  sealedLink: mailOutbox.sealedLink,
  createdAt: mailOutbox.createdAt,
  settledAt: mailOutbox.settledAt,
};

const selectShown = (database: Queryable) => database.select(shown).from(mailOutbox);
export type OutboxMail = Awaited<ReturnType<typeof selectShown>>[number];

/** Without a mail server an email is kept for no reason of its own. */
export const isWithheld = ({ state, lastError }: Pick<OutboxMail, 'state' | 'lastError'>): boolean =>
  state === 'kept' && lastError !== null;

export interface OutboxPage {
  readonly mails: readonly OutboxMail[];
  /** Of the next page; missing on the last. */
  readonly cursor?: string;
}

export interface OutboxFilter {
  readonly cursor?: string;
  readonly state?: MailState;
  readonly search?: string;
}

const contains = (search: string) => {
  const pattern = likePattern(search);
  return or(ilike(mailOutbox.toAddress, pattern), ilike(mailOutbox.subject, pattern));
};

/** The emails of a site, newest first. */
export const listOutbox = async (
  database: Queryable,
  websiteId: string,
  { cursor, state, search = '' }: OutboxFilter = {},
): Promise<OutboxPage> => {
  const rows = await selectShown(database)
    .where(
      and(
        eq(mailOutbox.websiteId, websiteId),
        cursor === undefined ? undefined : lt(mailOutbox.id, cursor),
        state === undefined ? undefined : eq(mailOutbox.state, state),
        search.trim() === '' ? undefined : contains(search.trim()),
      ),
    )
    .orderBy(desc(mailOutbox.id))
    .limit(PAGE + 1);
  const mails = rows.slice(0, PAGE);
  const last = mails.at(-1);
  return rows.length > PAGE && last ? { mails, cursor: last.id } : { mails };
};

export const findEmail = async (
  database: Queryable,
  websiteId: string,
  id: string,
): Promise<OutboxMail | undefined> => {
  const [mail] = await selectShown(database).where(
    and(eq(mailOutbox.websiteId, websiteId), eq(mailOutbox.id, id)),
  );
  return mail;
};

/** What became of emails of a site, by their ids. Old ones are deleted, and missing here. */
export const listMailStates = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MailState | 'withheld'>> => {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: mailOutbox.id, state: mailOutbox.state, lastError: mailOutbox.lastError })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.websiteId, websiteId), inArray(mailOutbox.id, [...ids])));
  return new Map(rows.map((mail) => [mail.id, isWithheld(mail) ? 'withheld' : mail.state]));
};

/** Emails of all sites and of the installation that were not sent, newest first. */
export const listUnsent = async (database: Queryable): Promise<OutboxMail[]> =>
  selectShown(database)
    .where(inArray(mailOutbox.state, ['queued', 'kept', 'failed']))
    .orderBy(desc(mailOutbox.id))
    .limit(PAGE);

export const findEmailOfAnySite = async (
  database: Queryable,
  id: string,
): Promise<OutboxMail | undefined> => {
  const [mail] = await selectShown(database).where(eq(mailOutbox.id, id));
  return mail;
};

/** Back into the queue, with the attempts counted on. False where it is queued or sent already. */
export const requeueMail = async (database: Queryable, websiteId: string, id: string): Promise<boolean> => {
  const rows = await database
    .update(mailOutbox)
    .set({ state: 'queued', settledAt: null, lastError: null })
    .where(
      and(
        eq(mailOutbox.websiteId, websiteId),
        eq(mailOutbox.id, id),
        inArray(mailOutbox.state, ['failed', 'kept']),
      ),
    )
    .returning({ id: mailOutbox.id });
  return rows.length === 1;
};

/** Those that waited in a backup, of all sites and of the installation. */
const isWaitingBefore = (firstId: string) => and(eq(mailOutbox.state, 'queued'), lt(mailOutbox.id, firstId));

export const countMailsBefore = (database: Queryable, firstId: string): Promise<number> =>
  database.$count(mailOutbox, isWaitingBefore(firstId));

const linkAfterFailure = sql`case when ${mailOutbox.keepsLink} then ${mailOutbox.sealedLink}
  when ${mailOutbox.sealedLink} is not null then ${DELETED_LINK} end`;

/** They stay in the list, from which each can be sent all the same. */
export const discardMailsBefore = async (
  transaction: Queryable,
  { firstId, reason, now }: { readonly firstId: string; readonly reason: string; readonly now: Date },
): Promise<void> => {
  await transaction
    .update(mailOutbox)
    .set({
      state: 'failed',
      settledAt: now,
      lastError: reason,
      sealedLink: linkAfterFailure,
      ...withoutOldSecrets,
    })
    .where(isWaitingBefore(firstId));
};

/** A new email with the same content: the first one stays in the list as it was sent. */
export const copyMail = async (
  database: Queryable,
  websiteId: string,
  { id, copyId }: { readonly id: string; readonly copyId: string },
): Promise<void> => {
  await database.execute(sql`
    insert into mail_outbox (id, website_id, to_address, from_name, from_address, reply_to, subject, text, html, headers)
    select ${copyId}, website_id, to_address, from_name, from_address, reply_to, subject, text, html, headers
    from mail_outbox where website_id = ${websiteId} and id = ${id}`);
};

/** Deletes old emails in batches: one large delete would hold its locks for minutes. */
export const sweepOutbox = async (database: Queryable, settledBefore: Date): Promise<number> => {
  const old = database
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(lt(mailOutbox.settledAt, settledBefore))
    .limit(SWEEP_BATCH);
  let removed = 0;
  for (let batch = SWEEP_BATCH; batch === SWEEP_BATCH; removed += batch) {
    const rows = await database
      .delete(mailOutbox)
      .where(inArray(mailOutbox.id, old))
      .returning({ id: mailOutbox.id });
    batch = rows.length;
  }
  return removed;
};

/** Erases links from the texts of emails from before links were encrypted. */
export const eraseOldSecrets = async (database: Queryable): Promise<void> => {
  await database
    .update(mailOutbox)
    .set(withoutOldSecrets)
    .where(and(eq(mailOutbox.eraseWhenSent, true), ne(mailOutbox.state, 'queued'), ne(mailOutbox.text, '')));
};

/** Deletes the emails of a site that is being removed. */
/** Of people who are erased: emails of lists and notices that were not sent yet. Those about orders go out. */
export const deleteQueuedListMails = async (
  transaction: Queryable,
  websiteId: string,
  emailKeys: readonly string[],
): Promise<void> => {
  await transaction.execute(sql`delete from mail_outbox where website_id = ${websiteId} and state = 'queued'
    and headers ? 'list-unsubscribe' and lower(to_address) = any(${sql.param([...emailKeys])}::text[])`);
};

export const deleteMailOf = async (database: Queryable, websiteId: string): Promise<void> => {
  await database.delete(mailOutbox).where(eq(mailOutbox.websiteId, websiteId));
};
