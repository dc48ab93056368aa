import type { Refusal } from '@sitewright/api/client';
import { useState } from 'react';
import { useToast } from '../controls/index.ts';
import {
  formErrorsOf,
  isTyped,
  noEdits,
  saveForm,
  acceptConcurrentEdits,
  editFields,
  useDocumentStore,
  type FieldErrors,
  type FormErrors,
  type DocumentFormDefinition,
  type EditedFields,
} from '../documents/index.ts';
import { useUnsavedChanges } from '../leave-guard/index.ts';

interface FormParts<Content, Fields> extends DocumentFormDefinition<Content, Fields> {
  /** The current content, including others' changes. */
  readonly content: Content;
  /** Fields outside of the document, sent once it is saved. */
  readonly extra?: {
    readonly isTyped: (values: Partial<Fields>) => boolean;
    /** Returns the refusal, if any. */
    readonly send: (values: Partial<Fields>) => Promise<Refusal | undefined>;
  };
  readonly onSaved: (saved: Content) => void;
}

const EXTRA_PENDING = 'Some settings could not be saved. Save again when the server is available.';

/** Removes errors of edited fields; start and end date are validated together. */
const withoutErrors = <Fields>(errors: FieldErrors<Fields>, touched: readonly string[]) => {
  const gone = new Set(
    touched.flatMap((name) => (name.endsWith('Date') ? ['startDate', 'endDate'] : [name])),
  );
  const left = Object.entries(errors).filter(([name]) => !gone.has(name));
  return Object.fromEntries(left) as FieldErrors<Fields>;
};

/**
 * A form for document settings: saving is one undoable command. Fields that were not edited follow the document, so
 * that saving does not revert others' changes.
 */
export const useDocumentForm = <Content, Fields extends object>(parts: FormParts<Content, Fields>) => {
  const store = useDocumentStore();
  const toast = useToast();
  const [typed, setTyped] = useState<EditedFields<Fields>>(noEdits);
  const [fault, setFault] = useState<FormErrors<Fields>>({ errors: {}, message: '' });
  const [isSaving, setSaving] = useState(false);
  const { content, label, read, extra, onSaved } = parts;
  const known = read(content);
  const isDirty = isTyped(typed, known);

  const fail = (next: FormErrors<Fields>) => {
    setFault(next);
    return { wrong: next.errors };
  };

  /** Field errors, or the content once it is saved or queued. */
  const settle = async (): Promise<{ wrong: FieldErrors<Fields> } | { saved: Content }> => {
    const outcome = await saveForm(store, parts, typed);
    if ('fault' in outcome) {
      const { theirs } = outcome;
      if (theirs) setTyped((current) => acceptConcurrentEdits(current, theirs));
      return fail(outcome.fault);
    }
    const isReached = outcome.state === 'saved' || outcome.state === 'same';
    if (extra?.isTyped(typed.values)) {
      if (!isReached) return fail({ errors: {}, message: EXTRA_PENDING });
      const refusal = await extra.send(typed.values);
      if (refusal) return fail(formErrorsOf(refusal));
    }
    setTyped(noEdits);
    if (isReached) toast(`${label} saved`);
    if (outcome.state === 'waiting')
      toast(`${label} saved in this browser and will sync when the server is available`);
    return { saved: outcome.saved };
  };

  const submit = async () => {
    setFault({ errors: {}, message: '' });
    setSaving(true);
    const outcome = await settle();
    setSaving(false);
    return outcome;
  };

  const save = async (): Promise<FieldErrors<Fields> | undefined> => {
    const outcome = await submit();
    if ('wrong' in outcome) return outcome.wrong;
    onSaved(outcome.saved);
    return undefined;
  };

  // `onSaved` may navigate, which would redirect a contributor who is leaving.
  useUnsavedChanges({ isDirty, save: async () => 'saved' in (await submit()) });
  return {
    fields: { ...known, ...typed.values },
    ...fault,
    isSaving,
    isDirty,
    change: (part: Partial<Fields>) => {
      setTyped((current) => editFields(current, known, part));
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
  /** Resolves with the field errors, or undefined once saved. */
  readonly save: () => Promise<FieldErrors<Fields> | undefined>;
}
