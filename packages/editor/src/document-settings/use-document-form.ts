import type { Refusal } from '@sitewright/api/client';
import { useState } from 'react';
import { useToast } from '../controls/index.ts';
import {
  faultOf,
  isTyped,
  nothingTyped,
  saveForm,
  seeOvertaken,
  typeFields,
  useDocumentStore,
  type FieldErrors,
  type FormFault,
  type FormPlan,
  type TypedFields,
} from '../documents/index.ts';
import { useUnsavedChanges } from '../form/index.ts';

interface FormParts<Content, Fields> extends FormPlan<Content, Fields> {
  /** As it is now, with what others changed. */
  readonly content: Content;
  /** What is no part of the document and is sent once that is saved. */
  readonly rest?: {
    readonly isTyped: (values: Partial<Fields>) => boolean;
    /** The reason where it is refused. */
    readonly send: (values: Partial<Fields>) => Promise<Refusal | undefined>;
  };
  readonly onSaved: (saved: Content) => void;
}

const REST_WAITS = 'The other settings are kept here. Save once more when the server can be reached.';

/** What is being mended is no longer told as wrong; times are wrong together. */
const withoutErrors = <Fields>(errors: FieldErrors<Fields>, touched: readonly string[]) => {
  const gone = new Set(
    touched.flatMap((name) => (name.endsWith('Date') ? ['startDate', 'endDate'] : [name])),
  );
  const left = Object.entries(errors).filter(([name]) => !gone.has(name));
  return Object.fromEntries(left) as FieldErrors<Fields>;
};

/**
 * The settings of a document as a form: saving is one command that can be undone. Fields that the contributor did not
 * touch follow the document, so that nobody's change is taken back by saving another.
 */
export const useDocumentForm = <Content, Fields extends object>(parts: FormParts<Content, Fields>) => {
  const store = useDocumentStore();
  const toast = useToast();
  const [typed, setTyped] = useState<TypedFields<Fields>>(nothingTyped);
  const [fault, setFault] = useState<FormFault<Fields>>({ errors: {}, message: '' });
  const [isSaving, setSaving] = useState(false);
  const { content, label, read, rest, onSaved } = parts;
  const known = read(content);
  const isDirty = isTyped(typed, known);

  const tell = (next: FormFault<Fields>) => {
    setFault(next);
    return { wrong: next.errors };
  };

  /** What is wrong by field, or the saved content once it is saved or kept. */
  const settle = async (): Promise<{ wrong: FieldErrors<Fields> } | { saved: Content }> => {
    const outcome = await saveForm(store, parts, typed);
    if ('fault' in outcome) {
      const { theirs } = outcome;
      if (theirs) setTyped((kept) => seeOvertaken(kept, theirs));
      return tell(outcome.fault);
    }
    const isReached = outcome.state === 'saved' || outcome.state === 'same';
    if (rest?.isTyped(typed.values)) {
      if (!isReached) return tell({ errors: {}, message: REST_WAITS });
      const refusal = await rest.send(typed.values);
      if (refusal) return tell(faultOf(refusal));
    }
    setTyped(nothingTyped);
    if (isReached) toast(`${label} saved`);
    if (outcome.state === 'waiting') toast(`${label} kept here, and sent once the server can be reached`);
    return { saved: outcome.saved };
  };

  const keep = async () => {
    setFault({ errors: {}, message: '' });
    setSaving(true);
    const outcome = await settle();
    setSaving(false);
    return outcome;
  };

  const save = async (): Promise<FieldErrors<Fields> | undefined> => {
    const outcome = await keep();
    if ('wrong' in outcome) return outcome.wrong;
    onSaved(outcome.saved);
    return undefined;
  };

  // Whoever leaves is on the way to somewhere else: going where a saved form leads to would turn them back.
  useUnsavedChanges({ isDirty, save: async () => 'saved' in (await keep()) });
  return {
    fields: { ...known, ...typed.values },
    ...fault,
    isSaving,
    isDirty,
    change: (part: Partial<Fields>) => {
      setTyped((kept) => typeFields(kept, known, part));
      setFault(({ errors, message }) => ({ errors: withoutErrors(errors, Object.keys(part)), message }));
    },
    save,
  };
};

export interface DocumentForm<Fields extends object> {
  readonly fields: Fields;
  readonly errors: FieldErrors<Fields>;
  readonly message: string;
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  readonly change: (part: Partial<Fields>) => void;
  /** What is wrong, or nothing once it is saved. */
  readonly save: () => Promise<FieldErrors<Fields> | undefined>;
}
