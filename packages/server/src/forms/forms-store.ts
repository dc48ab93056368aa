import {
  defaultCaptchaSettings,
  submissionLimits,
  type CaptchaType,
  type SiteForm,
} from '@sitewright/domain/forms';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { prepareStatement, type Database, type Queryable } from '../database/index.ts';
import { forms } from './forms-tables.ts';

/** Submissions that are stored already are deleted after the days that the form names now. */
const setExpiry = async (
  transaction: Queryable,
  websiteId: string,
  { id, content }: { readonly id: string; readonly content: SiteForm },
): Promise<void> => {
  const days = content.retentionDays ?? null;
  const expiry = sql`submitted_at + make_interval(hours => 24 * ${days}::int)`;
  await transaction.execute(sql`
    update form_submissions set expires_at = ${expiry}
    where website_id = ${websiteId} and form_id = ${id} and expires_at is distinct from ${expiry}`);
};

export const putForms = async (
  transaction: Queryable,
  websiteId: string,
  published: readonly { readonly id: string; readonly content: SiteForm }[],
): Promise<void> => {
  for (const { id: formId, content } of published) {
    await transaction
      .insert(forms)
      .values({ websiteId, formId, content })
      .onConflictDoUpdate({ target: [forms.websiteId, forms.formId], set: { content } });
    await setExpiry(transaction, websiteId, { id: formId, content });
  }
};

export const deleteForms = async (
  transaction: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length > 0)
    await transaction
      .delete(forms)
      .where(and(eq(forms.websiteId, websiteId), inArray(forms.formId, [...ids])));
};

/** Restores a form from the trash at its published revision. */
export const restoreForm = async (database: Queryable, websiteId: string, id: string): Promise<void> => {
  await database.execute(sql`
    insert into forms (website_id, form_id, content)
    select r.website_id, r.document_id, r.content
    from documents d join document_revisions r on r.website_id = d.website_id and r.kind = d.kind
      and r.document_id = d.document_id and r.revision = d.published_revision
    where d.website_id = ${websiteId} and d.kind = 'form' and d.document_id = ${id}
    on conflict (website_id, form_id) do update set content = excluded.content`);
};

export interface PublishedForm extends Record<string, unknown> {
  readonly id: string;
  readonly content: SiteForm;
  /** The published revision of its document. */
  readonly revision: number;
}

/** What visitors may answer. */
export const findPublishedForm = async (
  database: Queryable,
  websiteId: string,
  id: string,
): Promise<PublishedForm | undefined> => {
  const { rows } = await database.execute<PublishedForm>(sql`
    select f.form_id as id, f.content, coalesce(d.published_revision, 1) as revision
    from forms f left join documents d on d.website_id = f.website_id and d.kind = 'form'
      and d.document_id = f.form_id
    where f.website_id = ${websiteId} and f.form_id = ${id}`);
  return rows[0];
};

export interface FormForSubmission extends PublishedForm {
  /** Changes with the form and with all settings that decide how its submissions are stored. */
  readonly version: string;
  /** What the key stored before. */
  readonly storedHash: string | null;
  readonly hasWebhooks: boolean;
  readonly captchaType: CaptchaType;
  readonly siteKey: string;
  readonly sealedSecret: string | null;
}

const hasWebhooks = sql`exists (select 1 from webhook_endpoints e
  where e.website_id = f.website_id and e.is_active and e.events @> '["form.submitted"]'::jsonb
    and (e.form_id is null or e.form_id = f.form_id))`;

/** A published form with what its submissions depend on; `formVersion` is the version of such a row. */
export const formsWithSettings = sql`forms f left join documents d on d.website_id = f.website_id
    and d.kind = 'form' and d.document_id = f.form_id
  left join captcha_settings c on c.website_id = f.website_id`;

export const formVersion = sql`format('%s:%s:%s:%s', f.xmin, d.published_revision, c.xmin, ${hasWebhooks})`;

const formForSubmission = prepareStatement<FormForSubmission>(sql`
  select f.form_id as id, f.content, coalesce(d.published_revision, 1) as revision, ${formVersion} as version,
    (select s.content_hash from form_submissions s
      where s.website_id = f.website_id and s.key_hash = ${sql.placeholder('keyHash')}) as "storedHash",
    ${hasWebhooks} as "hasWebhooks", coalesce(c.type, ${sql.placeholder('defaultType')}) as "captchaType",
    coalesce(c.site_key, '') as "siteKey", c.sealed_secret as "sealedSecret"
  from ${formsWithSettings}
  where f.website_id = ${sql.placeholder('websiteId')} and f.form_id = ${sql.placeholder('formId')}`);

/** The form, its settings and what the key stored, in one round trip. */
export const findFormForSubmission = async (
  { $client }: Database,
  websiteId: string,
  { formId, keyHash }: { readonly formId: string; readonly keyHash: string },
): Promise<FormForSubmission | undefined> => {
  const defaultType = defaultCaptchaSettings.type;
  const { rows } = await formForSubmission($client, { websiteId, formId, keyHash, defaultType });
  return rows[0];
};

interface ListedForm extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly fieldCount: number;
  readonly isPublished: boolean;
  readonly hasChanges: boolean;
  readonly updatedOn: Date | string;
  readonly inboxCount: number;
  readonly unreadCount: number;
  readonly lastSubmittedOn: Date | string | null;
  /** Of the published form, which decides. */
  readonly retentionDays: number | null;
}

const inboxOfForm = sql`form_submissions s where s.website_id = d.website_id and s.form_id = d.document_id
  and s.state = 'inbox'`;

/** Forms as they are saved, with the numbers of their submissions: few rows of each are read, however many there are. */
export const listForms = async (database: Queryable, websiteId: string): Promise<ListedForm[]> => {
  const { COUNTED, UNREAD_COUNTED } = submissionLimits;
  const { rows } = await database.execute<ListedForm>(sql`
    select d.document_id as id, d.draft ->> 'name' as name,
      jsonb_array_length(d.draft -> 'fields') as "fieldCount",
      d.published_revision is not null as "isPublished", d.has_changes as "hasChanges",
      d.updated_at as "updatedOn",
      (select count(*)::int from (select 1 from ${inboxOfForm} limit ${COUNTED + 1}) c) as "inboxCount",
      (select count(*)::int from (select 1 from ${inboxOfForm} and s.is_unread limit ${UNREAD_COUNTED}) c)
        as "unreadCount",
      (select s.submitted_at from ${inboxOfForm} order by s.submission_id desc limit 1) as "lastSubmittedOn",
      (select (f.content ->> 'retentionDays')::int from forms f
        where f.website_id = d.website_id and f.form_id = d.document_id) as "retentionDays"
    from documents d
    where d.website_id = ${websiteId} and d.kind = 'form' and d.trashed_at is null
    order by lower(d.draft ->> 'name'), d.document_id`);
  return rows;
};
