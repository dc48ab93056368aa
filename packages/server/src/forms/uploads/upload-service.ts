import { siteFormTextsIn } from '@sitewright/domain/forms';
import type { FileStore } from '../../files/index.ts';
import {
  isRefusal,
  refuse,
  type IncomingFile,
  type ReceivedFile,
  type Refusal,
  type VisitorContext,
} from '../../http/index.ts';
import { findPublishedForm } from '../forms-store.ts';
import { receiveUpload, refuseFile, uploadKey } from './receive-upload.ts';
import { hasRoomForUpload, insertUpload } from './uploads-store.ts';

interface FormFile {
  readonly formId: string;
  readonly fieldId: string;
  readonly filename: string;
  readonly file: IncomingFile;
}

interface UploadAnswer {
  readonly id: string;
  readonly filename: string;
  readonly bytes: number;
}

/** Receives a file of a form that is not sent yet. */
export const receiveFormFile = async (
  files: FileStore,
  { database, site, now }: VisitorContext,
  { formId, fieldId, filename, file }: FormFile,
): Promise<ReceivedFile<VisitorContext, UploadAnswer> | Refusal> => {
  const form = await findPublishedForm(database, site.id, formId);
  const field = form?.content.fields.find(({ id, type }) => id === fieldId && type === 'file');
  if (!field)
    return refuse('form-not-configured').withMessage(
      siteFormTextsIn(site.settings.language)['not-configured'],
    );
  if (!(await hasRoomForUpload(database, site.id, file.declaredBytes ?? 0)))
    return refuseFile(site, field, 'file-storage-full');
  const upload = await receiveUpload(files, { site, field, filename, file });
  if (isRefusal(upload)) return upload;
  const { uploadId: id, bytes } = upload;
  return {
    async commit(context) {
      const row = { ...upload, websiteId: site.id, formId, fieldId, createdAt: now };
      if (!(await insertUpload(context.database, row))) return refuseFile(site, field, 'file-storage-full');
      return { id, filename: upload.filename, bytes };
    },
    discard: () => files.delete(uploadKey(site.id, id)),
  };
};
