import type { Refusal } from '@sitewright/api/client';
import { keyOf, type DocumentKey } from '../command.ts';
import type { DocumentStore } from '../document-store.ts';
import { runAnswered, type RunAnswer } from '../run-command.ts';
import { findOvertaken, type TypedFields } from './typed-fields.ts';

export type FieldErrors<Fields> = Partial<Record<keyof Fields & string, string>>;

/** A part of a document as fields, and back. */
export interface FormPlan<Content, Fields> {
  readonly document: DocumentKey;
  /** Name of the command. */
  readonly label: string;
  readonly isContent: (content: unknown) => content is Content;
  readonly read: (content: Content) => Fields;
  /** What no field shows stays as it is. */
  readonly write: (content: Content, fields: Fields) => Content;
  readonly findFaults: (
    content: Content,
    fields: Fields,
  ) => FieldErrors<Fields> | Promise<FieldErrors<Fields>>;
}

/** What is wrong: of single fields, or of all of it. */
export interface FormFault<Fields> {
  readonly errors: FieldErrors<Fields>;
  readonly message: string;
}

export type FormOutcome<Content, Fields> =
  | {
      readonly fault: FormFault<Fields>;
      /** What others made of the same fields meanwhile. */
      readonly theirs?: Fields;
    }
  | { readonly saved: Content; readonly state: Exclude<RunAnswer['state'], 'refused'> };

export const faultOf = <Fields>({ code, errors, message }: Refusal): FormFault<Fields> => {
  if (code === 'url-taken') return { errors: { urlId: message } as FieldErrors<Fields>, message: '' };
  return errors ? { errors: errors as FieldErrors<Fields>, message: '' } : { errors: {}, message };
};

const OVERTAKEN = 'Another contributor changed the same meanwhile. Save again to keep yours.';

const overtakenError = (theirs: unknown): string =>
  typeof theirs === 'string' && theirs !== ''
    ? `By another contributor meanwhile: “${theirs}”. Save again to keep yours.`
    : OVERTAKEN;

/** Saves what was typed and nothing else, on the document as it is at that moment. */
export const saveForm = async <Content, Fields extends object>(
  store: DocumentStore,
  plan: FormPlan<Content, Fields>,
  typed: TypedFields<Fields>,
): Promise<FormOutcome<Content, Fields>> => {
  const { document, label, isContent, read, write } = plan;
  const stand = () => {
    const content = store.state().documents.get(keyOf(document))?.content;
    if (!isContent(content)) throw new Error(`${keyOf(document)} is not open.`);
    return { content, known: read(content), fields: { ...read(content), ...typed.values } };
  };
  const begun = stand();
  const errors = await plan.findFaults(begun.content, begun.fields);
  if (Object.keys(errors).length > 0) return { fault: { errors, message: '' } };
  // Read anew: looking for faults may have asked the server, and others go on meanwhile.
  const { content, known, fields } = stand();
  const overtaken = findOvertaken(typed, known);
  if (overtaken.length > 0) {
    const told = overtaken.map((name) => [name, overtakenError(known[name])]);
    return { fault: { errors: Object.fromEntries(told), message: OVERTAKEN }, theirs: known };
  }
  const saved = write(content, fields);
  const answer = await runAnswered(store, label, [{ ...document, content: saved }]);
  return answer.state === 'refused' ? { fault: faultOf(answer.refusal) } : { saved, state: answer.state };
};
