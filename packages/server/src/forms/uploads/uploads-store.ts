import { submissionLimits } from '@sitewright/domain/forms';
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { formUploads } from '../forms-tables.ts';

export type UploadRow = typeof formUploads.$inferSelect;

type NewUpload = typeof formUploads.$inferInsert;

const openBytes = (websiteId: string): SQL =>
  sql`(select coalesce(sum(bytes), 0) from form_uploads
    where website_id = ${websiteId} and submission_id is null)`;

/** Whether a site may have so many more bytes of files that no submission has yet. */
export const hasRoomForUpload = async (
  database: Queryable,
  websiteId: string,
  bytes: number,
): Promise<boolean> => {
  const { rows } = await database.execute<{ hasRoom: boolean }>(sql`
    select ${openBytes(websiteId)} + ${bytes}::bigint <= ${submissionLimits.OPEN_UPLOAD_BYTES}::bigint as "hasRoom"`);
  return rows[0]?.hasRoom === true;
};

/** False where the site has no room for it. */
export const insertUpload = async (
  database: Queryable,
  { websiteId, uploadId, formId, fieldId, filename, contentType, bytes, createdAt }: NewUpload,
): Promise<boolean> => {
  const { rowCount } = await database.execute(sql`
    insert into form_uploads (website_id, upload_id, form_id, field_id, filename, content_type, bytes, created_at)
    select ${websiteId}, ${uploadId}, ${formId}, ${fieldId}, ${filename}, ${contentType}, ${bytes}::int,
      ${createdAt.toISOString()}::timestamptz
    where ${openBytes(websiteId)} + ${bytes}::bigint <= ${submissionLimits.OPEN_UPLOAD_BYTES}::bigint`);
  return rowCount === 1;
};

/** Deletes those of the files that no submission has. Returns the ids of all that are not in use. */
export const deleteOpenUploads = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<string[]> => {
  if (ids.length === 0) return [];
  const areThese = and(eq(formUploads.websiteId, websiteId), inArray(formUploads.uploadId, [...ids]));
  await database.delete(formUploads).where(and(areThese, isNull(formUploads.submissionId)));
  const used = await database.select({ id: formUploads.uploadId }).from(formUploads).where(areThese);
  return ids.filter((id) => !used.some((row) => row.id === id));
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

export const listFileNames = async (
  database: Queryable,
  websiteId: string,
  submissionId: string,
): Promise<Pick<UploadRow, 'fieldId' | 'filename'>[]> =>
  database
    .select({ fieldId: formUploads.fieldId, filename: formUploads.filename })
    .from(formUploads)
    .where(and(eq(formUploads.websiteId, websiteId), eq(formUploads.submissionId, submissionId)))
    .orderBy(formUploads.uploadId);

/** Deletes the rows of the files of submissions; returns their ids. */
export const deleteUploadsOf = async (
  database: Queryable,
  websiteId: string,
  submissionIds: readonly string[],
): Promise<string[]> => {
  if (submissionIds.length === 0) return [];
  const deleted = await database
    .delete(formUploads)
    .where(and(eq(formUploads.websiteId, websiteId), inArray(formUploads.submissionId, [...submissionIds])))
    .returning({ id: formUploads.uploadId });
  return deleted.map(({ id }) => id);
};

interface DeletedUpload extends Record<string, unknown> {
  readonly websiteId: string;
  readonly uploadId: string;
}

const deleteSome = async (database: Queryable, isExpired: SQL, limit: number): Promise<DeletedUpload[]> => {
  const { rows } = await database.execute<DeletedUpload>(sql`
    with expired as materialized (
      select u.website_id, u.upload_id from form_uploads u where ${isExpired}
      order by u.website_id, u.upload_id limit ${limit} for update of u
    )
    delete from form_uploads u using expired e
    where u.website_id = e.website_id and u.upload_id = e.upload_id
    returning u.website_id as "websiteId", u.upload_id as "uploadId"`);
  return rows;
};

/**
 * Deletes some files of forms that were never sent, and of submissions that were deleted. One that a submission takes at
 * the same time stays: its row is locked and checked again. That check does not see the new submission, so these are
 * two statements.
 */
export const deleteExpiredUploads = async (
  database: Queryable,
  { now, hours, limit }: { readonly now: Date; readonly hours: number; readonly limit: number },
): Promise<DeletedUpload[]> => {
  const isOld = sql`u.created_at < ${now.toISOString()}::timestamptz - make_interval(hours => ${hours})`;
  const unsent = await deleteSome(database, sql`u.submission_id is null and ${isOld}`, limit);
  const isLeft = sql`u.submission_id is not null and not exists (select 1 from form_submissions s
    where s.website_id = u.website_id and s.submission_id = u.submission_id)`;
  return [...unsent, ...(await deleteSome(database, isLeft, limit))];
};
