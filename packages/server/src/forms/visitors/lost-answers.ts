import { siteFormTextsIn, type GivenAnswers } from '@sitewright/domain/forms';
import type { Site } from '@sitewright/domain/sites';
import type { PublishedForm } from '../forms-store.ts';
import type { FilePart } from './plain-body.ts';
import { fieldOfFile } from './plain-files.ts';

/** What the page cannot show again after a refusal: a browser fills in no files, and no page has a password in it. */
export class LostAnswers {
  readonly #form: PublishedForm;
  readonly #fileFields = new Set<string>();

  constructor(form: PublishedForm) {
    this.#form = form;
  }

  noteFile(part: FilePart): void {
    const field = fieldOfFile(this.#form, part);
    if (field) this.#fileFields.add(field.id);
  }

  /** Messages by field id. */
  messages({ settings }: Site, answers: GivenAnswers): Readonly<Record<string, string>> {
    const texts = siteFormTextsIn(settings.language);
    const entries = this.#form.content.fields.flatMap(({ id, type }): [string, string][] => {
      if (this.#fileFields.has(id)) return [[id, texts['file-again']]];
      return type === 'password' && answers[id] !== '' ? [[id, texts['password-again']]] : [];
    });
    return Object.fromEntries(entries);
  }
}
