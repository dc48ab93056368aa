import { foldEmail } from '@sitewright/domain/orders';
import { sql, type SQL } from 'drizzle-orm';
import { likePattern, type Queryable } from '../../database/index.ts';

export interface SubscriberFilter {
  readonly list?: string;
  readonly formId?: string;
  /** Part of the address. */
  readonly search?: string;
  readonly state?: 'subscribed' | 'unsubscribed' | 'all';
  readonly consents?: 'latest' | 'all';
}

export interface MailingListRow extends Record<string, unknown> {
  readonly name: string;
  readonly subscriberCount: number;
  readonly lastSubscribedOn: Date | string | null;
}

/** Lists that have subscribers, and those of published forms that nobody has subscribed to yet. */
export const listMailingLists = async (database: Queryable, websiteId: string): Promise<MailingListRow[]> => {
  const { rows } = await database.execute<MailingListRow>(sql`
    select name, max(subscribers)::int as "subscriberCount", max(latest) as "lastSubscribedOn" from (
      select list as name, count(distinct email_key) filter (where ended_at is null) as subscribers,
        max(given_at) as latest
      from form_consents where website_id = ${websiteId} group by list
      union all
      select content #>> '{storage,mailingList,name}', 0, null from forms
      where website_id = ${websiteId} and content #>> '{storage,mailingList,name}' is not null
    ) lists group by name order by lower(name), name`);
  return rows;
};

/** Whether no later consent of the same address to the same list matches. */
const isLatest = (formId: string | undefined): SQL => sql`not exists (
  select 1 from form_consents n where n.website_id = c.website_id and n.list = c.list
    and n.email_key = c.email_key and (n.given_at, n.consent_id) > (c.given_at, c.consent_id)
    ${formId === undefined ? sql`` : sql`and n.form_id = ${formId}`})`;

const states = {
  subscribed: [sql`c.ended_at is null`],
  unsubscribed: [sql`c.ended_at is not null`],
  all: [],
} as const;

const matching = (
  websiteId: string,
  { list, formId, search = '', state = 'subscribed', consents }: SubscriberFilter,
): SQL =>
  sql.join(
    [
      sql`c.website_id = ${websiteId}`,
      ...(list === undefined ? [] : [sql`c.list = ${list}`]),
      ...(formId === undefined ? [] : [sql`c.form_id = ${formId}`]),
      ...(search.trim() === '' ? [] : [sql`c.email_key like ${likePattern(foldEmail(search))}`]),
      ...states[state],
      ...(consents === 'all' ? [] : [isLatest(formId)]),
    ],
    sql` and `,
  );

export interface SubscriberRow extends Record<string, unknown> {
  readonly id: string;
  readonly email: string;
  readonly list: string;
  readonly text: string;
  readonly subscribedOn: Date | string;
  readonly unsubscribedOn: Date | string | null;
  /** Asked by email to confirm the sign-up. */
  readonly isPending: boolean;
  readonly formId: string;
  readonly formName: string | null;
  readonly pagePath: string;
  readonly submissionId: string | null;
}

/** Newest first: consent to what was suspected of being spam is recorded later than it was given. */
export const listSubscribers = async (
  database: Queryable,
  websiteId: string,
  { before, limit, ...filter }: SubscriberFilter & { readonly before?: string; readonly limit: number },
): Promise<SubscriberRow[]> => {
  const isBefore =
    before === undefined
      ? sql`true`
      : sql`(c.given_at, c.consent_id) < (select b.given_at, b.consent_id from form_consents b
          where b.website_id = ${websiteId} and b.consent_id = ${before})`;
  const { rows } = await database.execute<SubscriberRow>(sql`
    select c.consent_id as id, c.email, c.list, c.text, c.given_at as "subscribedOn",
      c.ended_at as "unsubscribedOn", c.ended_at is null and coalesce(m.state = 'pending', false) as "isPending", c.form_id as "formId",
      coalesce(d.draft ->> 'name', 'Restock: ' || (p.draft ->> 'title')) as "formName", c.page_path as "pagePath", s.submission_id as "submissionId"
    from form_consents c
    left join documents d on d.website_id = c.website_id and d.kind = 'form' and d.document_id = c.form_id
    left join documents p on p.website_id = c.website_id and p.kind = 'item' and p.document_id = c.form_id
    left join mailing_list_members m on m.website_id = c.website_id and m.list_id = c.list_id and m.email_key = c.email_key
    left join form_submissions s on s.website_id = c.website_id and s.submission_id = c.submission_id
    where ${matching(websiteId, filter)} and ${isBefore}
    order by c.given_at desc, c.consent_id desc limit ${limit}`);
  return rows;
};

/** Consents of the same address, on whatever list. */
const ofAddresses = (websiteId: string, ids: readonly string[]): SQL => sql`c.website_id = ${websiteId}
  and c.email_key in (select g.email_key from form_consents g
    where g.website_id = ${websiteId} and g.consent_id in ${[...ids]})`;

/** Folded, each once. */
export const listAddressesOf = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const { rows } = await database.execute<{ email: string }>(sql`select distinct c.email_key as email
    from form_consents c where c.website_id = ${websiteId} and c.consent_id in ${[...ids]}`);
  return rows.map(({ email }) => email);
};

/** The submissions that were sent with the addresses of consents, whatever their form and folder. */
export const listSubmissionsOfSubscribers = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const { rows } = await database.execute<{ id: string }>(sql`
    select s.submission_id as id from form_submissions s where s.website_id = ${websiteId} and (
      s.submission_id in (select c.submission_id from form_consents c where ${ofAddresses(websiteId, ids)})
      or lower(s.sender) in (select c.email_key from form_consents c where c.website_id = ${websiteId}
        and c.consent_id in ${[...ids]}))`);
  return rows.map(({ id }) => id);
};
