import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { formUploads } from '../forms-tables.ts';

export type UploadRow = typeof formUploads.$inferSelect;

export const insertUpload = async (
  transaction: Queryable,
  row: typeof formUploads.$inferInsert,
): Promise<void> => {
  await transaction.insert(formUploads).values(row);
};

/** Files that no submission has yet. */
export const findOpenUploads = async (
  database: Queryable,
  websiteId: string,
  { formId, ids }: { readonly formId: string; readonly ids: readonly string[] },
): Promise<UploadRow[]> =>
  ids.length === 0
    ? []
    : database
        .select()
        .from(formUploads)
        .where(
          and(
            eq(formUploads.websiteId, websiteId),
            eq(formUploads.formId, formId),
            inArray(formUploads.uploadId, [...ids]),
            isNull(formUploads.submissionId),
          ),
        );

/** Adds files to a submission. Returns how many were added: another submission may have taken them. */
export const claimUploads = async (
  transaction: Queryable,
  websiteId: string,
  { ids, submissionId }: { readonly ids: readonly string[]; readonly submissionId: string },
): Promise<number> => {
  if (ids.length === 0) return 0;
  const claimed = await transaction
    .update(formUploads)
    .set({ submissionId })
    .where(
      and(
        eq(formUploads.websiteId, websiteId),
        inArray(formUploads.uploadId, [...ids]),
        isNull(formUploads.submissionId),
      ),
    )
    .returning({ id: formUploads.uploadId });
  return claimed.length;
};

export const findUpload = async (
  database: Queryable,
  websiteId: string,
  { submissionId, uploadId }: { readonly submissionId: string; readonly uploadId: string },
): Promise<UploadRow | undefined> => {
  const [row] = await database
    .select()
    .from(formUploads)
    .where(
      and(
        eq(formUploads.websiteId, websiteId),
        eq(formUploads.uploadId, uploadId),
        eq(formUploads.submissionId, submissionId),
      ),
    );
  return row;
};

interface ExpiredUpload extends Record<string, unknown> {
  readonly websiteId: string;
  readonly uploadId: string;
}

/** Files of forms that were never sent, and of submissions that were deleted. */
export const listExpiredUploads = async (
  database: Queryable,
  { now, hours }: { readonly now: Date; readonly hours: number },
): Promise<ExpiredUpload[]> => {
  const { rows } = await database.execute<ExpiredUpload>(sql`
    select u.website_id as "websiteId", u.upload_id as "uploadId" from form_uploads u
    where u.submission_id is null
        and u.created_at < ${now.toISOString()}::timestamptz - make_interval(hours => ${hours})
      or u.submission_id is not null and not exists (select 1 from form_submissions s
        where s.website_id = u.website_id and s.submission_id = u.submission_id)
    order by u.website_id, u.upload_id limit 5000`);
  return rows;
};

export const deleteUpload = async (
  database: Queryable,
  { websiteId, uploadId }: Pick<UploadRow, 'websiteId' | 'uploadId'>,
): Promise<void> => {
  await database
    .delete(formUploads)
    .where(and(eq(formUploads.websiteId, websiteId), eq(formUploads.uploadId, uploadId)));
};
