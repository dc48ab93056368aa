import type { SiteForm } from '@sitewright/domain/forms';
import { useCallback, useMemo } from 'react';
import {
  isFormContent,
  keyOf,
  useDocument,
  useDocumentStore,
  type DocumentKey,
  type DocumentState,
} from '../../documents/index.ts';

export interface FormDocument {
  readonly key: DocumentKey;
  readonly state: DocumentState;
  /** Undefined until it is loaded. */
  readonly form: SiteForm | undefined;
  /** The current content, which may be newer than the rendered one. */
  readonly formNow: () => SiteForm | undefined;
  readonly change: (form: SiteForm, label: string) => void;
}

/** A form and how it is changed: every change is one command. */
export const useFormDocument = (id: string): FormDocument => {
  const store = useDocumentStore();
  const key = useMemo(() => ({ kind: 'form', id }) as const, [id]);
  const state = useDocument(id === '' ? undefined : key);
  const content = state.state === 'success' ? state.document.content : undefined;
  const formNow = useCallback((): SiteForm | undefined => {
    const now = store.state().documents.get(keyOf(key))?.content;
    return isFormContent(now) ? now : undefined;
  }, [store, key]);
  const change = useCallback(
    (form: SiteForm, label: string) => void store.run(label, [{ ...key, content: form }]),
    [store, key],
  );
  return { key, state, form: isFormContent(content) ? content : undefined, formNow, change };
};
