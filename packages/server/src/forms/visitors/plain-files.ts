import { inputName, maxBytesOf, maxFilesOf, siteFormLimits, type SiteField } from '@sitewright/domain/forms';
import type { Site } from '@sitewright/domain/sites';
import type { Database } from '../../database/index.ts';
import type { FileStore } from '../../files/index.ts';
import { isRefusal, type Refusal } from '../../http/index.ts';
import type { PublishedForm } from '../forms-store.ts';
import { receiveUpload, refuseFile, uploadKey, type StoredUpload } from '../uploads/receive-upload.ts';
import { deleteOpenUploads, hasRoomForUpload, insertUpload } from '../uploads/uploads-store.ts';
import { MAX_TEXT_BYTES, type FilePart } from './plain-body.ts';

const fileFieldsOf = ({ content }: PublishedForm): SiteField[] =>
  content.fields.filter(({ type }) => type === 'file');

/** The field of a file. An input in which nothing was chosen has no file name. */
export const fieldOfFile = (form: PublishedForm, { name, filename }: FilePart): SiteField | undefined =>
  filename ? fileFieldsOf(form).find(({ id }) => inputName(id) === name) : undefined;

/** Lines of the parts themselves. */
const PART_BYTES = 1000;

/** What a form of this kind can be at most: a form without files has texts alone. */
export const maxBodyBytesOf = (form: PublishedForm): number => {
  const sizes = fileFieldsOf(form).flatMap((field) =>
    // One file more than the field takes, so that it is refused with a message.
    Array.from({ length: maxFilesOf(field) + 1 }, () => maxBytesOf(field) + PART_BYTES),
  );
  const largest = sizes.toSorted((a, b) => b - a).slice(0, siteFormLimits.FILES);
  return MAX_TEXT_BYTES + largest.reduce((sum, size) => sum + size, 0);
};

interface PlainFilesOptions {
  readonly database: Database;
  readonly files: FileStore;
  readonly site: Site;
  readonly form: PublishedForm;
  readonly now: Date;
}

interface TakenFile extends StoredUpload {
  readonly field: SiteField;
}

/** Files of a form without script: stored while they arrive, and deleted unless the submission has them. */
export class PlainFiles {
  readonly #options: PlainFilesOptions;
  readonly #taken: TakenFile[] = [];
  readonly #errors: Record<string, string> = {};
  readonly #counts = new Map<string, number>();

  constructor(options: PlainFilesOptions) {
    this.#options = options;
  }

  async take(part: FilePart): Promise<void> {
    const field = fieldOfFile(this.#options.form, part);
    if (!field) return;
    const count = (this.#counts.get(field.id) ?? 0) + 1;
    this.#counts.set(field.id, count);
    // One more than the field takes is enough to refuse them.
    if (count > maxFilesOf(field) + 1 || this.#taken.length >= siteFormLimits.FILES) return;
    const upload = await this.#receive(field, part);
    if (isRefusal(upload)) this.#addErrors(upload);
    else this.#taken.push({ ...upload, field });
  }

  async #receive(field: SiteField, { filename, stream }: FilePart): Promise<StoredUpload | Refusal> {
    const { database, files, site } = this.#options;
    if (!(await hasRoomForUpload(database, site.id, 0))) return refuseFile(site, field, 'file-storage-full');
    return receiveUpload(files, { site, field, filename, file: { stream, declaredBytes: undefined } });
  }

  #addErrors({ errors = {} }: Refusal): void {
    Object.assign(this.#errors, errors);
  }

  /** Messages by field id. */
  get errors(): Readonly<Record<string, string>> {
    return this.#errors;
  }

  /** The ids of uploads are the answers to their fields. */
  get answers(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries(
      fileFieldsOf(this.#options.form).map(({ id }) => [
        id,
        this.#taken.filter(({ field }) => field.id === id).map(({ uploadId }) => uploadId),
      ]),
    );
  }

  /** Makes them uploads that a submission can have. */
  async insert(): Promise<void> {
    const { database, site, form, now } = this.#options;
    for (const { field, ...upload } of this.#taken) {
      const row = { ...upload, websiteId: site.id, formId: form.id, fieldId: field.id, createdAt: now };
      if (!(await insertUpload(database, row))) this.#addErrors(refuseFile(site, field, 'file-storage-full'));
    }
  }

  async deleteUnused(): Promise<void> {
    const { database, files, site } = this.#options;
    const ids = this.#taken.map(({ uploadId }) => uploadId);
    for (const id of await deleteOpenUploads(database, site.id, ids))
      await files.delete(uploadKey(site.id, id));
  }
}
