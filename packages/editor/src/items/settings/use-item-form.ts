import type { Refusal } from '@sitewright/api/client';
import { pageCalls } from '@sitewright/api/pages';
import { pageMessages, type ItemContent } from '@sitewright/domain/pages';
import { useState } from 'react';
import { useToast } from '../../controls/index.ts';
import { useDocumentStore, type DocumentStore } from '../../document/index.ts';
import { send } from '../../fetching/index.ts';
import {
  findItemFieldFaults,
  readItemFields,
  writeItemFields,
  type ItemErrors,
  type ItemFields,
} from './item-fields.ts';

interface FormParts {
  readonly content: ItemContent;
  readonly zone: string;
  readonly isEvent: boolean;
  readonly label: string;
  readonly onSaved: (saved: ItemContent) => void;
}

const errorsOf = ({ code, errors, message }: Refusal): { errors: ItemErrors; message: string } => {
  if (code === 'url-taken') return { errors: { urlId: message }, message: '' };
  return errors ? { errors, message: '' } : { errors: {}, message };
};

/** What is being mended is no longer told as wrong; times are wrong together. */
const withoutErrors = (errors: ItemErrors, touched: readonly string[]): ItemErrors => {
  const gone = new Set(
    touched.flatMap((name) => (name.endsWith('Date') ? ['startDate', 'endDate'] : [name])),
  );
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !gone.has(name)));
};

/** One command; why it was refused, if it was. */
const saveContent = async (
  store: DocumentStore,
  content: ItemContent,
  label: string,
): Promise<Refusal | undefined> => {
  let refusal: Refusal | undefined;
  const stop = store.onRefusal((reason) => (refusal = reason));
  store.run(label, [{ kind: 'item', id: content.id, content }]);
  await store.flush();
  stop();
  return refusal;
};

const findTaken = async ({ id, collectionId }: ItemContent, urlId: string): Promise<ItemErrors> => {
  const query = { wanted: urlId, itemId: id };
  const outcome = await send(pageCalls.findItemUrl, { params: { id: collectionId }, query });
  return outcome.ok && outcome.answer.urlId !== urlId && outcome.answer.urlId.startsWith(`${urlId}-`)
    ? { urlId: pageMessages['url-taken'] }
    : {};
};

/** The settings of an item as a form; saving is one command that can be undone. */
export const useItemForm = ({ content, zone, isEvent, label, onSaved }: FormParts) => {
  const store = useDocumentStore();
  const toast = useToast();
  const [start] = useState(() => readItemFields(content, zone));
  const [fields, setFields] = useState(start);
  const [errors, setErrors] = useState<ItemErrors>({});
  const [message, setMessage] = useState('');
  const [isSaving, setSaving] = useState(false);
  const tell = (told: { readonly errors: ItemErrors; readonly message: string }): ItemErrors => {
    setErrors(told.errors);
    setMessage(told.message);
    return told.errors;
  };
  const save = async (): Promise<ItemErrors> => {
    const place = { content, fields, zone };
    const faults = findItemFieldFaults(place, isEvent);
    if (Object.keys(faults).length > 0) return tell({ errors: faults, message: '' });
    setSaving(true);
    const next = writeItemFields(place);
    const taken = await findTaken(content, next.urlId);
    const refusal = taken.urlId === undefined ? await saveContent(store, next, label) : undefined;
    setSaving(false);
    if (taken.urlId !== undefined) return tell({ errors: taken, message: '' });
    if (refusal) return tell(errorsOf(refusal));
    toast('Settings saved');
    onSaved(next);
    return {};
  };
  return {
    fields,
    errors,
    message,
    isSaving,
    isDirty: fields !== start,
    change: (part: Partial<ItemFields>) => {
      setFields((known) => ({ ...known, ...part }));
      setErrors((known) => withoutErrors(known, Object.keys(part)));
    },
    save,
  };
};

export type ItemForm = ReturnType<typeof useItemForm>;
