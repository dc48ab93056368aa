import { documentCalls } from '@sitewright/api/documents';
import type { SiteForm } from '@sitewright/domain/forms';
import { useNavigate } from '@tanstack/react-router';
import { useToast } from '../../controls/index.ts';
import { send } from '../../data-fetching/index.ts';
import { isFormContent, newId, runAndWait, useDocumentStore } from '../../documents/index.ts';
import { reportResult } from '../../save-status/index.ts';

interface NamedForm {
  readonly id: string;
  readonly name: string;
}

/** Creates, duplicates, deletes and restores forms; all of it can be undone. */
export const useFormActions = () => {
  const store = useDocumentStore();
  const toast = useToast();
  const navigate = useNavigate();
  const create = async (label: string, content: SiteForm, done: string): Promise<void> => {
    const id = newId();
    const answer = await runAndWait(store, label, [{ kind: 'form', id, op: 'create', content }]);
    if (reportResult(toast, answer, done)) await navigate({ to: '/forms/edit', search: { id } });
  };
  return {
    add: (content: SiteForm) => create('Add form', content, `${content.name} added`),
    async duplicate({ id, name }: NamedForm): Promise<void> {
      await store.flush();
      const outcome = await send(documentCalls.read, { params: { kind: 'form', id } });
      if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
      const { content } = outcome.answer;
      if (!isFormContent(content)) return undefined;
      return create('Duplicate form', { ...content, name: `${content.name} (copy)` }, `${name} duplicated`);
    },
    /** Whether it was moved to the trash. */
    async trash({ id, name }: NamedForm): Promise<boolean> {
      const answer = await runAndWait(store, 'Delete form', [{ kind: 'form', id, op: 'trash' }]);
      return reportResult(toast, answer, `${name} moved to the trash. You can restore it for 30 days.`);
    },
    async restore({ id, name }: NamedForm): Promise<void> {
      const answer = await runAndWait(store, 'Restore form', [{ kind: 'form', id, op: 'restore' }]);
      reportResult(toast, answer, `${name} restored`);
    },
  };
};

export type FormActions = ReturnType<typeof useFormActions>;
