import { formCalls } from '@sitewright/api/forms';
import { documentCalls } from '@sitewright/api/documents';
import type { SiteForm } from '@sitewright/domain/forms';
import { useNavigate } from '@tanstack/react-router';
import { useConfirm, useToast } from '../../controls/index.ts';
import { send } from '../../data-fetching/index.ts';
import { isFormContent, newId, runAndWait, useDocumentStore } from '../../documents/index.ts';
import { listUses } from '../uses/describe-use.ts';
import { withFreeName } from '../../blocks/index.ts';
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
  const confirm = useConfirm();
  const create = async (label: string, content: SiteForm, done: string): Promise<void> => {
    const id = newId();
    const named = await withFreeName(content);
    const answer = await runAndWait(store, label, [{ kind: 'form', id, op: 'create', content: named }]);
    if (reportResult(toast, answer, done)) await navigate({ to: '/forms/edit', search: { id } });
  };
  const confirmTrash = async ({ id, name }: NamedForm): Promise<boolean> => {
    const outcome = await send(formCalls.listUses, { params: { id } });
    if (!outcome.ok) {
      toast(outcome.refusal.message, 'bad');
      return false;
    }
    const { uses } = outcome.answer;
    if (uses.length === 0) return true;
    return confirm({
      title: `Delete “${name}”?`,
      text: `It is used on: ${listUses(uses)}. Visitors will see nothing in its place. Its submissions stay, and you can restore it for 30 days.`,
      confirm: 'Delete',
    });
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
      await store.flush();
      if (!(await confirmTrash({ id, name }))) return false;
      const answer = await runAndWait(store, 'Delete form', [{ kind: 'form', id, op: 'trash' }]);
      return reportResult(
        toast,
        answer,
        `${name} moved to the trash. Its submissions stay, and you can restore it for 30 days.`,
      );
    },
    async restore({ id, name }: NamedForm): Promise<void> {
      const answer = await runAndWait(store, 'Restore form', [{ kind: 'form', id, op: 'restore' }]);
      reportResult(toast, answer, `${name} restored`);
    },
  };
};

export type FormActions = ReturnType<typeof useFormActions>;
