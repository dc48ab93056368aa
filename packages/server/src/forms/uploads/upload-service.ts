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
import { receiveUpload, uploadKey } from './receive-upload.ts';
import { insertUpload } from './uploads-store.ts';

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
  const upload = await receiveUpload(files, { site, field, filename, file });
  if (isRefusal(upload)) return upload;
  const { uploadId: id, bytes } = upload;
  return {
    async commit(context) {
      await insertUpload(context.database, {
        ...upload,
        websiteId: site.id,
        formId,
        fieldId,
        createdAt: now,
      });
      return { id, filename: upload.filename, bytes };
    },
    discard: () => files.delete(uploadKey(site.id, id)),
  };
};
