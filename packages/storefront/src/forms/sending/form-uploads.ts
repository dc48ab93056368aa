import { inputName, type GivenAnswers } from '@sitewright/domain/forms';
import type { SubmittedFormInfo } from '../view/form-data.ts';
import { FileField } from './upload-files.ts';

export interface UploadsOptions {
  readonly data: SubmittedFormInfo;
  /** Shows why a file was refused. */
  readonly refuse: (fieldId: string, message: string) => void;
  /** After a file was uploaded or removed. */
  readonly onChange: () => void;
}

/** The files of all fields of a form. */
export class FormUploads {
  readonly #options: UploadsOptions;
  readonly #files = new Map<string, FileField>();
  /** Ids of uploaded files by field. */
  answers: GivenAnswers = {};

  constructor(options: UploadsOptions) {
    this.#options = options;
  }

  #open(input: HTMLInputElement): FileField | undefined {
    const { data, refuse, onChange } = this.#options;
    const field = data.fields.find(({ id }) => inputName(id) === input.name);
    if (!field) return undefined;
    const files = new FileField(input, {
      field,
      data,
      refuse: (message) => refuse(field.id, message),
      onChange: (ids) => {
        this.answers = { ...this.answers, [field.id]: ids };
        onChange();
      },
    });
    this.#files.set(input.name, files);
    return files;
  }

  /** Uploads what was chosen. */
  add(input: HTMLInputElement): void {
    (this.#files.get(input.name) ?? this.#open(input))?.add();
  }

  /** Until all files that were chosen are uploaded or refused. */
  async settle(): Promise<void> {
    await Promise.all([...this.#files.values()].map((files) => files.settle()));
  }
}
