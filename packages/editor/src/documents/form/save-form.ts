import type { Refusal } from '@sitewright/api/client';
import { keyOf, type DocumentKey } from '../command.ts';
import type { DocumentStore } from '../document-store.ts';
import { runAndWait, type RunResult } from '../run-command.ts';
import { findConcurrentEdits, type EditedFields } from './edited-fields.ts';

export type FieldErrors<Fields> = Partial<Record<keyof Fields & string, string>>;

/** Maps a part of a document to form fields and back. */
export interface DocumentFormDefinition<Content, Fields> {
  readonly document: DocumentKey;
  /** The command's label. */
  readonly label: string;
  readonly isContent: (content: unknown) => content is Content;
  readonly read: (content: Content) => Fields;
  /** Properties without a field stay unchanged. */
  readonly write: (content: Content, fields: Fields) => Content;
  readonly validate: (content: Content, fields: Fields) => FieldErrors<Fields> | Promise<FieldErrors<Fields>>;
}

/** Errors of single fields, or a message about the whole form. */
export interface FormErrors<Fields> {
  readonly errors: FieldErrors<Fields>;
  readonly message: string;
}

export type FormOutcome<Content, Fields> =
  | {
      readonly fault: FormErrors<Fields>;
      /** The values that others saved for the same fields meanwhile. */
      readonly theirs?: Fields;
    }
  | { readonly saved: Content; readonly state: Exclude<RunResult['state'], 'refused'> };

export const formErrorsOf = <Fields>({ code, errors, message }: Refusal): FormErrors<Fields> => {
  if (code === 'url-taken') return { errors: { urlId: message } as FieldErrors<Fields>, message: '' };
  return errors ? { errors: errors as FieldErrors<Fields>, message: '' } : { errors: {}, message };
};

const CONCURRENT_EDIT = 'Another contributor changed the same settings. Save again to keep yours.';

const concurrentEditError = (theirs: unknown): string =>
  typeof theirs === 'string' && theirs !== ''
    ? `Another contributor changed this to “${theirs}”. Save again to keep yours.`
    : CONCURRENT_EDIT;

/** Saves only the edited fields, applied to the current document. */
export const saveForm = async <Content, Fields extends object>(
  store: DocumentStore,
  plan: DocumentFormDefinition<Content, Fields>,
  typed: EditedFields<Fields>,
): Promise<FormOutcome<Content, Fields>> => {
  const { document, label, isContent, read, write } = plan;
  const readCurrent = () => {
    const content = store.state().documents.get(keyOf(document))?.content;
    if (!isContent(content)) throw new Error(`${keyOf(document)} is not open.`);
    return { content, known: read(content), fields: { ...read(content), ...typed.values } };
  };
  const begun = readCurrent();
  const errors = await plan.validate(begun.content, begun.fields);
  if (Object.keys(errors).length > 0) return { fault: { errors, message: '' } };
  // Read again: validation may be asynchronous and others may save meanwhile.
  const { content, known, fields } = readCurrent();
  const concurrent = findConcurrentEdits(typed, known);
  if (concurrent.length > 0) {
    const errors = concurrent.map((name) => [name, concurrentEditError(known[name])]);
    return { fault: { errors: Object.fromEntries(errors), message: CONCURRENT_EDIT }, theirs: known };
  }
  const saved = write(content, fields);
  const answer = await runAndWait(store, label, [{ ...document, content: saved }]);
  return answer.state === 'refused'
    ? { fault: formErrorsOf(answer.refusal) }
    : { saved, state: answer.state };
};
