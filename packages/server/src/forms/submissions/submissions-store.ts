import { submissionLimits, type SiteForm, type SubmissionState } from '@sitewright/domain/forms';
import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { likePattern, type Queryable } from '../../database/index.ts';
import { formSubmissions } from '../forms-tables.ts';

export type SubmissionRow = typeof formSubmissions.$inferSelect;
export type NewSubmission = typeof formSubmissions.$inferInsert;

/** False if the key stored a submission before. */
export const insertSubmission = async (transaction: Queryable, row: NewSubmission): Promise<boolean> => {
  const inserted = await transaction
    .insert(formSubmissions)
    .values(row)
    .onConflictDoNothing({ target: [formSubmissions.websiteId, formSubmissions.keyHash] })
    .returning({ id: formSubmissions.submissionId });
  return inserted.length > 0;
};

export const findSubmissionByKey = async (
  database: Queryable,
  websiteId: string,
  keyHash: string,
): Promise<Pick<SubmissionRow, 'submissionId' | 'contentHash'> | undefined> => {
  const [row] = await database
    .select({ submissionId: formSubmissions.submissionId, contentHash: formSubmissions.contentHash })
    .from(formSubmissions)
    .where(and(eq(formSubmissions.websiteId, websiteId), eq(formSubmissions.keyHash, keyHash)));
  return row;
};

export interface SubmissionFilter {
  readonly formId?: string;
  readonly state?: SubmissionState;
  readonly search?: string;
  readonly only?: 'unread';
  /** First and last day. */
  readonly from?: string;
  readonly to?: string;
  readonly timeZone: string;
}

const matching = (websiteId: string, filter: SubmissionFilter): SQL => {
  const { formId, state, search = '', only, from, to, timeZone } = filter;
  const searched = likePattern(search.trim().toLowerCase());
  const parts = [
    sql`s.website_id = ${websiteId}`,
    ...(formId === undefined ? [] : [sql`s.form_id = ${formId}`]),
    ...(state === undefined ? [] : [sql`s.state = ${state}`]),
    ...(only === undefined ? [] : [sql`s.is_unread`]),
    ...(search.trim() === ''
      ? []
      : [sql`(s.search_text like ${searched} or lower(s.note) like ${searched})`]),
    ...(from === undefined ? [] : [sql`s.submitted_at >= ${from}::date::timestamp at time zone ${timeZone}`]),
    ...(to === undefined
      ? []
      : [sql`s.submitted_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`]),
  ];
  return sql.join(parts, sql` and `);
};

const columns = sql`s.submission_id as "submissionId", s.form_id as "formId", s.form_name as "formName", s.state,
  s.spam_reason as "spamReason", s.answers, s.sender, s.note, s.page_title as "pageTitle",
  s.page_path as "pagePath", s.submitted_at as "submittedAt", s.is_unread as "isUnread",
  (select jsonb_build_object('list', c.list, 'text', c.text) from form_consents c
    where c.website_id = s.website_id and c.submission_id = s.submission_id limit 1) as consent,
  coalesce((select jsonb_agg(jsonb_build_object('id', u.upload_id, 'fieldId', u.field_id,
      'filename', u.filename, 'contentType', u.content_type, 'bytes', u.bytes) order by u.upload_id)
    from form_uploads u where u.website_id = s.website_id and u.submission_id = s.submission_id), '[]') as files`;

export interface SubmissionFile {
  readonly id: string;
  readonly fieldId: string;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: number;
}

export interface ReadSubmission
  extends
    Pick<
      SubmissionRow,
      | 'submissionId'
      | 'formId'
      | 'formName'
      | 'state'
      | 'spamReason'
      | 'answers'
      | 'sender'
      | 'note'
      | 'pageTitle'
      | 'pagePath'
      | 'isUnread'
    >,
    Record<string, unknown> {
  readonly submittedAt: Date | string;
  readonly consent: { readonly list: string; readonly text: string } | null;
  readonly files: readonly SubmissionFile[];
}

/** Newest first. */
export const listSubmissions = async (
  database: Queryable,
  websiteId: string,
  { before, limit, ...filter }: SubmissionFilter & { readonly before?: string; readonly limit: number },
): Promise<ReadSubmission[]> => {
  const isBefore = before === undefined ? sql`true` : sql`s.submission_id < ${before}`;
  const { rows } = await database.execute<ReadSubmission>(sql`
    select ${columns} from form_submissions s
    where ${matching(websiteId, filter)} and ${isBefore}
    order by s.submission_id desc limit ${limit}`);
  return rows;
};

export const countSubmissions = async (
  database: Queryable,
  websiteId: string,
  filter: SubmissionFilter,
): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from form_submissions s where ${matching(websiteId, filter)} limit ${submissionLimits.COUNTED}) counted`);
  return rows[0]?.count ?? 0;
};

/** Unread ones of a folder, of one form or of all, up to `submissionLimits.UNREAD_COUNTED`. */
export const countUnread = async (
  database: Queryable,
  websiteId: string,
  { state, formId }: Required<Pick<SubmissionFilter, 'state'>> & Pick<SubmissionFilter, 'formId'>,
): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from form_submissions where website_id = ${websiteId} and state = ${state} and is_unread
        ${formId === undefined ? sql`` : sql`and form_id = ${formId}`}
      limit ${submissionLimits.UNREAD_COUNTED}) counted`);
  return rows[0]?.count ?? 0;
};

export const findSubmission = async (
  database: Queryable,
  websiteId: string,
  id: string,
): Promise<ReadSubmission | undefined> => {
  const { rows } = await database.execute<ReadSubmission>(sql`
    select ${columns} from form_submissions s
    where s.website_id = ${websiteId} and s.submission_id = ${id}`);
  return rows[0];
};

const areSubmissions = (websiteId: string, ids: readonly string[]) =>
  and(eq(formSubmissions.websiteId, websiteId), inArray(formSubmissions.submissionId, [...ids]));

export const setState = async (
  database: Queryable,
  websiteId: string,
  {
    ids,
    state,
    now,
  }: { readonly ids: readonly string[]; readonly state: SubmissionState; readonly now: Date },
): Promise<number> => {
  const changed = await database
    .update(formSubmissions)
    .set({ state, trashedAt: state === 'trash' ? now : null })
    .where(areSubmissions(websiteId, ids))
    .returning({ id: formSubmissions.submissionId });
  return changed.length;
};

/** Returns how many changed. */
export const setUnread = async (
  database: Queryable,
  websiteId: string,
  { ids, isUnread }: { readonly ids: readonly string[]; readonly isUnread: boolean },
): Promise<number> => {
  const changed = await database
    .update(formSubmissions)
    .set({ isUnread })
    .where(and(areSubmissions(websiteId, ids), eq(formSubmissions.isUnread, !isUnread)))
    .returning({ id: formSubmissions.submissionId });
  return changed.length;
};

interface Suspected extends Record<string, unknown> {
  readonly submissionId: string;
  readonly formId: string;
  readonly formRevision: number;
  readonly answers: SubmissionRow['answers'];
  readonly sender: string | null;
  readonly pagePath: string;
  readonly submittedAt: Date;
  readonly optIn: boolean;
  /** Null where the form was deleted for good. */
  readonly form: SiteForm | null;
}

/** Submissions that were suspected of being spam until now, with the form as it was published when they were sent. */
export const takeSuspected = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<Suspected[]> => {
  const isSuspected = and(areSubmissions(websiteId, ids), isNotNull(formSubmissions.spamReason));
  const taken = await database
    .update(formSubmissions)
    .set({ spamReason: null })
    .where(isSuspected)
    .returning();
  const { rows } = await database.execute<{ id: string; form: SiteForm }>(sql`
    select s.submission_id as id, r.content as form from form_submissions s
    join document_revisions r on r.website_id = s.website_id and r.kind = 'form'
      and r.document_id = s.form_id and r.revision = s.form_revision
    where s.website_id = ${websiteId} and s.submission_id in ${taken.length === 0 ? [''] : taken.map(({ submissionId }) => submissionId)}`);
  const forms = new Map(rows.map(({ id, form }) => [id, form]));
  return taken.map((row) => ({ ...row, form: forms.get(row.submissionId) ?? null }));
};

export const setNote = async (
  database: Queryable,
  websiteId: string,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<void> => {
  await database
    .update(formSubmissions)
    .set({ note })
    .where(areSubmissions(websiteId, [id]));
};

export interface ErasedSubmissions {
  readonly ids: readonly string[];
  /** All others stay; without it they are deleted wherever they are. */
  readonly only?: 'trash';
}

/** Returns the ids of those that were deleted. */
export const deleteSubmissions = async (
  database: Queryable,
  websiteId: string,
  { ids, only }: ErasedSubmissions,
): Promise<string[]> => {
  const deleted = await database
    .delete(formSubmissions)
    .where(and(areSubmissions(websiteId, ids), only && eq(formSubmissions.state, only)))
    .returning({ id: formSubmissions.submissionId });
  return deleted.map(({ id }) => id);
};

export interface AnsweredField extends Record<string, unknown> {
  readonly formId: string;
  readonly fieldId: string;
  /** As it was called last. */
  readonly title: string;
}

/** The fields that submissions have answers to, also those that their form no longer has, in the order of the form. */
export const listAnsweredFields = async (
  database: Queryable,
  websiteId: string,
  filter: SubmissionFilter,
): Promise<AnsweredField[]> => {
  const { rows } = await database.execute<AnsweredField>(sql`
    select f."formId", f."fieldId", f.title from (
      select distinct on (s.form_id, a.answer ->> 'fieldId') s.form_id as "formId",
        a.answer ->> 'fieldId' as "fieldId", a.answer ->> 'title' as title, s.submission_id, a.position
      from form_submissions s, jsonb_array_elements(s.answers) with ordinality as a(answer, position)
      where ${matching(websiteId, filter)}
      order by s.form_id, a.answer ->> 'fieldId', s.submission_id desc
    ) f order by f."formId", f.submission_id desc, f.position`);
  return rows;
};

const DELETED_AT_ONCE = 1000;

/** In batches, so that no statement holds many rows. */
const deleteAll = async (database: Queryable, isExpired: SQL): Promise<void> => {
  for (;;) {
    const { rowCount } = await database.execute(sql`
      delete from form_submissions s using (
        select website_id, submission_id from form_submissions where ${isExpired} limit ${DELETED_AT_ONCE}
      ) expired where s.website_id = expired.website_id and s.submission_id = expired.submission_id`);
    if ((rowCount ?? 0) < DELETED_AT_ONCE) return;
  }
};

/** Submissions whose retention time is over, and those that were in the trash or in spam for long enough. */
export const deleteExpiredSubmissions = async (database: Queryable, now: Date): Promise<void> => {
  const time = sql`${now.toISOString()}::timestamptz`;
  await deleteAll(database, sql`expires_at < ${time}`);
  await deleteAll(
    database,
    sql`trashed_at < ${time} - make_interval(days => ${submissionLimits.TRASH_DAYS})`,
  );
  await deleteAll(
    database,
    sql`state = 'spam' and submitted_at < ${time} - make_interval(days => ${submissionLimits.SPAM_DAYS})`,
  );
};
