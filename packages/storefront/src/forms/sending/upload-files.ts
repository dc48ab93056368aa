import { formVisitorCalls } from '@sitewright/api/forms';
import { maxBytesOf, maxFilesOf, type SiteField } from '@sitewright/domain/forms';
import { fillText } from '@sitewright/domain/languages';
import { uploadClient } from './form-client.ts';
import type { SubmittedFormInfo } from '../view/form-data.ts';

interface UploadedFile {
  readonly id: string;
  readonly filename: string;
}

interface FileFieldOptions {
  readonly field: SiteField;
  readonly data: SubmittedFormInfo;
  readonly refuse: (message: string) => void;
  /** Gets the ids of the files after one was uploaded or removed. */
  readonly onChange: (ids: readonly string[]) => void;
}

/** The files of one field: uploaded when they are chosen, listed below the input, and removable. */
export class FileField {
  readonly #input: HTMLInputElement;
  readonly #list: HTMLUListElement;
  readonly #field: SiteField;
  readonly #data: SubmittedFormInfo;
  readonly #refuse: (message: string) => void;
  readonly #onChange: (ids: readonly string[]) => void;
  #files: readonly UploadedFile[] = [];
  #uploading: Promise<unknown> = Promise.resolve();

  constructor(input: HTMLInputElement, { field, data, refuse, onChange }: FileFieldOptions) {
    this.#input = input;
    this.#field = field;
    this.#data = data;
    this.#refuse = refuse;
    this.#onChange = onChange;
    this.#list = document.createElement('ul');
    this.#list.className = 'sw-form-files';
    this.#list.setAttribute('aria-live', 'polite');
    input.after(this.#list);
  }

  /** Until all files that were chosen are uploaded or refused. */
  async settle(): Promise<void> {
    await this.#uploading;
  }

  /** Uploads what was chosen. */
  add(): void {
    const chosen = [...(this.#input.files ?? [])];
    // Their names are in the list below.
    this.#input.value = '';
    this.#input.required = false;
    this.#uploading = this.#uploading.then(() => this.#addAll(chosen));
  }

  async #addAll(chosen: readonly File[]): Promise<void> {
    for (const file of chosen) await this.#addOne(file);
  }

  async #addOne(file: File): Promise<void> {
    const { texts, formId } = this.#data;
    const [max, bytes] = [maxFilesOf(this.#field), maxBytesOf(this.#field)];
    const fill = (text: string, val: number): string => fillText(text, { val: String(val) });
    if (max > 1 && this.#files.length >= max) return this.#refuse(fill(texts['files-too-many'], max));
    if (file.size > bytes) return this.#refuse(fill(texts['file-too-large'], bytes / 1_000_000));
    const row = this.#list.appendChild(document.createElement('li'));
    row.textContent = `${file.name} – ${texts.uploading}`;
    const outcome = await uploadClient.send(formVisitorCalls.uploadFile, {
      params: { formId, fieldId: this.#field.id },
      query: { filename: file.name },
      file,
    });
    if (outcome.ok) this.#files = max === 1 ? [outcome.answer] : [...this.#files, outcome.answer];
    else this.#refuse(outcome.refusal.message);
    return this.#show();
  }

  #show(): void {
    this.#list.replaceChildren(...this.#files.map((file) => this.#rowOf(file)));
    this.#onChange(this.#files.map(({ id }) => id));
  }

  #rowOf(file: UploadedFile): HTMLLIElement {
    const row = document.createElement('li');
    const remove = document.createElement('button');
    remove.type = 'button';
    remove.className = 'sw-form-remove';
    remove.textContent = '×';
    remove.ariaLabel = fillText(this.#data.texts['remove-file'], { name: file.filename });
    remove.addEventListener('click', () => {
      this.#files = this.#files.filter((each) => each !== file);
      this.#show();
      this.#input.focus();
    });
    row.append(file.filename, remove);
    return row;
  }
}
