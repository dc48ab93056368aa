import { useState, type FormEvent, type ReactNode } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, Notice, Tabs, useConfirm } from '../controls/index.ts';
import './document-form-dialog.css';
import type { DocumentForm } from './use-document-form.ts';

interface FormTab<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly panel: ReactNode;
}

interface DocumentFormDialogProps<Id extends string, Fields extends object> {
  readonly title: string;
  readonly form: DocumentForm<Fields>;
  /** The first tab is selected initially. */
  readonly tabs: readonly [FormTab<Id>, ...FormTab<Id>[]];
  readonly tabOf: (field: string) => Id;
  readonly onClose: () => void;
}

const question = {
  title: 'Discard changes',
  text: 'Your changes to these settings are not saved.',
  confirm: 'Discard',
};

/** Document settings in tabs, saved together. An error selects its tab. */
export const DocumentFormDialog = <Id extends string, Fields extends object>({
  title,
  form,
  tabs,
  tabOf,
  onClose,
}: DocumentFormDialogProps<Id, Fields>) => {
  const confirm = useConfirm();
  const [tab, setTab] = useState(tabs[0].id);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [wrong] = Object.keys((await form.save()) ?? {});
    if (wrong !== undefined) setTab(tabOf(wrong));
  };
  const leave = async () => {
    if (!form.isDirty || (await confirm(question))) onClose();
  };
  return (
    <Dialog title={title} size="wide" isOpen onClose={() => void leave()}>
      <form className="document-form" noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
        <DialogBody>
          {form.message === '' ? null : <Notice tone="bad">{form.message}</Notice>}
          <Tabs label={title} value={tab} onChange={setTab} tabs={tabs} />
        </DialogBody>
        <DialogFoot>
          <Button onPress={() => void leave()}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={form.isSaving}>
            Save
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
