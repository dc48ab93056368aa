import type { Refusal } from '@sitewright/api/client';
import { pageCalls } from '@sitewright/api/pages';
import type { CollectionContent } from '@sitewright/domain/pages';
import { useState } from 'react';
import { useToast } from '../../controls/index.ts';
import { useDocumentStore } from '../../document/index.ts';
import { send } from '../../fetching/index.ts';
import {
  findFieldFaults,
  readFields,
  writeFields,
  type FieldErrors,
  type PageFields,
} from './page-fields.ts';

interface FormParts {
  readonly content: CollectionContent;
  readonly zone: string;
  readonly taken: ReadonlySet<string>;
  readonly onSaved: (saved: CollectionContent) => void;
}

const errorsOf = ({ code, errors, message }: Refusal): { errors: FieldErrors; message: string } => {
  if (code === 'url-taken') return { errors: { urlId: message }, message: '' };
  return errors ? { errors, message: '' } : { errors: {}, message };
};

const savePassword = async (id: string, password: string): Promise<Refusal | undefined> => {
  if (password === '') return undefined;
  const outcome = await send(pageCalls.setPassword, { params: { id }, body: { password } });
  return outcome.ok ? undefined : outcome.refusal;
};

/** Sends one command and answers why it was refused, if it was. */
const useSaveContent = () => {
  const store = useDocumentStore();
  return async (content: CollectionContent): Promise<Refusal | undefined> => {
    let refusal: Refusal | undefined;
    const stop = store.onRefusal((reason) => (refusal = reason));
    store.run('Page settings', [{ kind: 'collection', id: content.id, content }]);
    await store.flush();
    stop();
    return refusal;
  };
};

/** The settings of a page as a form; saving is one command that can be undone. The password alone is live at once. */
export const usePageForm = ({ content, zone, taken, onSaved }: FormParts) => {
  const [start] = useState(() => readFields(content, zone));
  const [fields, setFields] = useState(start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState('');
  const [isSaving, setSaving] = useState(false);
  const saveContent = useSaveContent();
  const toast = useToast();
  const tell = (refusal: Refusal) => {
    const told = errorsOf(refusal);
    setErrors(told.errors);
    setMessage(told.message);
  };
  const save = async (): Promise<FieldErrors> => {
    const faults = findFieldFaults(content, fields, { zone, taken });
    setErrors(faults);
    setMessage('');
    if (Object.keys(faults).length > 0) return faults;
    setSaving(true);
    const next = writeFields(content, fields, zone);
    const refusal = (await savePassword(content.id, fields.password)) ?? (await saveContent(next));
    setSaving(false);
    if (refusal) {
      tell(refusal);
      return errorsOf(refusal).errors;
    }
    toast('Page settings saved');
    onSaved(next);
    return {};
  };
  return {
    fields,
    errors,
    message,
    isSaving,
    isDirty: fields !== start,
    change: (part: Partial<PageFields>) => setFields((known) => ({ ...known, ...part })),
    save,
  };
};

export type PageForm = ReturnType<typeof usePageForm>;
