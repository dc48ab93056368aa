import type { Refusal } from '@sitewright/api/client';
import { pageCalls } from '@sitewright/api/pages';
import type { CollectionContent } from '@sitewright/domain/pages';
import { isPageContent } from '../../documents/index.ts';
import { useDocumentForm, type DocumentForm } from '../../document-settings/index.ts';
import { send } from '../../data-fetching/index.ts';
import { findFieldFaults, readFields, writeFields, type FieldPlace, type PageFields } from './page-fields.ts';

interface FormParts {
  readonly content: CollectionContent;
  readonly place: FieldPlace;
  readonly taken: ReadonlySet<string>;
  readonly onSaved: (saved: CollectionContent) => void;
}

const savePassword = async (id: string, password: string): Promise<Refusal | undefined> => {
  const outcome = await send(pageCalls.setPassword, { params: { id }, body: { password } });
  return outcome.ok ? undefined : outcome.refusal;
};

export type PageForm = DocumentForm<PageFields>;

/** The form of the page settings. The password is not part of the document and goes live immediately. */
export const usePageForm = ({ content, place, taken, onSaved }: FormParts): PageForm =>
  useDocumentForm<CollectionContent, PageFields>({
    document: { kind: 'collection', id: content.id },
    content,
    label: 'Page settings',
    isContent: isPageContent,
    read: (saved) => readFields(saved, place),
    write: (saved, fields) => writeFields(saved, fields, place),
    validate: (saved, fields) => findFieldFaults(saved, fields, { ...place, taken }),
    extra: {
      isTyped: ({ password = '' }) => password !== '',
      send: ({ password = '' }) => savePassword(content.id, password),
    },
    onSaved,
  });
