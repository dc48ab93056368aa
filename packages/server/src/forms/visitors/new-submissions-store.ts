import { sql } from 'drizzle-orm';
import { prepareStatement, type Database } from '../../database/index.ts';
import { counterOf, type RateLimitRequest } from '../../http/index.ts';
import { formsWithSettings, formVersion } from '../forms-store.ts';
import type { SubmissionInsert } from './submission-row.ts';

export interface NewSubmissionRow {
  readonly row: SubmissionInsert;
  /** Stored only if the form still has this version; null for any. */
  readonly version: string | null;
  /** Counted, and stored only if all are within their limits. */
  readonly uses: readonly RateLimitRequest[];
}

export interface WrittenSubmission {
  readonly isStored: boolean;
  /** Index of the use whose limit is exceeded. */
  readonly exceeded: number | null;
}

/**
 * Rows are sorted before they are written, so that two nodes that write the same keys do not block each other for ever.
 * What is sent for a form of another version is neither counted nor stored.
 */
const statement = prepareStatement<WrittenSubmission>(sql`
  with sent as materialized (
    select * from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as r(
      place int, version text, uses jsonb, website_id text, submission_id text, form_id text,
      form_revision int, form_name text, state text, spam_reason text, key_hash text, content_hash text,
      answers jsonb, sender text, search_text text, page_id text, page_title text, page_path text,
      submitted_at timestamptz, expires_at timestamptz, opt_in boolean, is_unread boolean)
  ), fitting as materialized (
    select s.* from sent s where s.version is null or s.version = (
      select ${formVersion} from ${formsWithSettings}
      where f.website_id = s.website_id and f.form_id = s.form_id)
  ), used as materialized (
    select s.place, u.nth, u.scope, u.max, u.at, u.resets_at,
      row_number() over (partition by u.scope order by s.place) as position,
      count(*) over (partition by u.scope) as total
    from fitting s cross join jsonb_to_recordset(s.uses)
      as u(nth int, scope text, max int, at timestamptz, resets_at timestamptz)
  ), counted as (
    insert into rate_limits as r (scope, count, resets_at)
    select scope, max(total), max(resets_at) from used group by scope order by scope
    on conflict (scope) do update set
      count = case when r.resets_at <= (select max(u.at) from used u where u.scope = r.scope)
        then excluded.count else r.count + excluded.count end,
      resets_at = case when r.resets_at <= (select max(u.at) from used u where u.scope = r.scope)
        then excluded.resets_at else r.resets_at end
    returning scope, count
  ), exceeded as materialized (
    select u.place, min(u.nth) as nth from used u join counted c on c.scope = u.scope
    where c.count - u.total + u.position > u.max group by u.place
  ), stored as (
    insert into form_submissions (website_id, submission_id, form_id, form_revision, form_name, state,
      spam_reason, key_hash, content_hash, answers, sender, search_text, page_id, page_title, page_path,
      submitted_at, expires_at, opt_in, is_unread)
    select website_id, submission_id, form_id, form_revision, form_name, state, spam_reason, key_hash,
      content_hash, answers, sender, search_text, page_id, page_title, page_path, submitted_at,
      expires_at, opt_in, is_unread
    from fitting s where not exists (select 1 from exceeded e where e.place = s.place)
    order by website_id, key_hash
    on conflict (website_id, key_hash) do nothing
    returning submission_id
  )
  select d.submission_id is not null as "isStored", e.nth as exceeded
  from sent s left join stored d on d.submission_id = s.submission_id left join exceeded e on e.place = s.place
  order by s.place`);

const sentRow = ({ row, version, uses }: NewSubmissionRow, place: number) => ({
  place,
  version,
  uses: uses.map(counterOf).map(({ scope, max, now, resetsAt }, nth) => ({
    nth,
    scope,
    max,
    at: now,
    resets_at: resetsAt,
  })),
  website_id: row.websiteId,
  submission_id: row.submissionId,
  form_id: row.formId,
  form_revision: row.formRevision,
  form_name: row.formName,
  state: row.state,
  spam_reason: row.spamReason,
  key_hash: row.keyHash,
  content_hash: row.contentHash,
  answers: row.answers,
  sender: row.sender,
  search_text: row.searchText,
  page_id: row.pageId,
  page_title: row.pageTitle,
  page_path: row.pagePath,
  submitted_at: row.submittedAt,
  expires_at: row.expiresAt,
  opt_in: row.optIn,
  is_unread: row.isUnread,
});

/** Stores submissions of any site with one statement and one commit. */
export const writeSubmissions = async (
  { $client }: Database,
  rows: readonly NewSubmissionRow[],
): Promise<WrittenSubmission[]> =>
  (await statement($client, { rows: JSON.stringify(rows.map(sentRow)) })).rows;
