import { Link } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { Button, Notice, Skeleton } from '../../controls/index.ts';
import { usePublishing } from '../../publishing/index.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import type { CustomSetting, FormProps } from '../settings/setting.ts';
import { errorAt } from '../settings/setting-form.ts';
import { textAt } from '../settings/value-path.ts';
import { FormBuilder } from './form-builder.tsx';
import { FormPicker } from './picker/form-picker.tsx';
import { NewForm, NewSignUpForm } from './picker/new-form.tsx';
import { useFormDocument, type FormDocument } from './use-form-document.ts';

const FORM = 'formId';

interface ChosenProps {
  readonly id: string;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

const Actions = ({ id, onReplace, onRemove }: ChosenProps) => (
  <div className="setting-actions">
    <Button onPress={onReplace}>Replace</Button>
    <Button kind="quiet" onPress={onRemove}>
      Remove
    </Button>
    <Link to="/forms/edit" search={{ id }} className="button button-quiet">
      Open in Forms
    </Link>
  </div>
);

/** Visitors see a form as it was published; the page around it is published on its own. */
const PublishNotice = ({ document: { key, state, form } }: { readonly document: FormDocument }) => {
  const { publish, isPending } = usePublishing();
  if (state.state !== 'success' || !form) return null;
  const { publishedRevision, hasChanges } = state.document.saved;
  if (publishedRevision !== null && !hasChanges) return null;
  return (
    <Notice
      tone="warning"
      actions={
        <Button
          isPending={isPending}
          onPress={() => void publish({ name: form.name, documents: [key] }, 'Form published')}
        >
          Publish form
        </Button>
      }
    >
      {publishedRevision === null
        ? 'This form is not published: visitors do not see it yet.'
        : 'This form has changes that visitors do not see yet.'}
    </Notice>
  );
};

const ChosenForm = (props: ChosenProps) => {
  const { id } = props;
  const document = useFormDocument(id);
  const { state, form } = document;
  const isTrashed = state.state === 'success' && state.document.saved.isTrashed === true;
  if (state.state === 'failed' || isTrashed)
    return (
      <Notice tone="warning" actions={<Actions {...props} />}>
        This form was deleted. Visitors see nothing in its place.
      </Notice>
    );
  if (!form) return <Skeleton rows={1} shape="form" />;
  return (
    <>
      <span className="truncate">{form.name}</span>
      <Actions {...props} />
      <PublishNotice document={document} />
    </>
  );
};

const FormField = ({ form, Create }: FormProps & { readonly Create: typeof NewForm }) => {
  const [isOpen, setOpen] = useState(false);
  const id = textAt(form.value, FORM);
  const put = (next: string | undefined): void => form.change({ field: FORM, next, label: 'Change form' });
  return (
    <FieldGroup label="Form" error={errorAt(form, FORM)}>
      {id === '' ? (
        <div className="row">
          <Button icon={ClipboardList} onPress={() => setOpen(true)}>
            Choose a form
          </Button>
          <Create onCreated={put} />
        </div>
      ) : (
        <ChosenForm key={id} id={id} onReplace={() => setOpen(true)} onRemove={() => put(undefined)} />
      )}
      {isOpen ? (
        <FormPicker
          onClose={() => setOpen(false)}
          onPick={(picked) => {
            setOpen(false);
            put(picked);
          }}
        />
      ) : null}
    </FieldGroup>
  );
};

/** The form of a block, chosen by name or created here. */
export const formSetting: CustomSetting = {
  control: 'custom',
  fields: [FORM],
  Editor: (props) => <FormField {...props} Create={NewForm} />,
};

/** The form of a newsletter block: a new one is a sign-up, not a contact form. */
export const signUpFormSetting: CustomSetting = {
  control: 'custom',
  fields: [FORM],
  Editor: (props) => <FormField {...props} Create={NewSignUpForm} />,
};

const ChosenBuilder = ({ id }: { readonly id: string }) => {
  const { state, form, formNow, change } = useFormDocument(id);
  const isTrashed = state.state === 'success' && state.document.saved.isTrashed === true;
  if (!form || isTrashed) return null;
  return <FormBuilder {...{ id, form, formNow }} onChange={change} layout="groups" />;
};

/** The fields and settings of the chosen form, which is a document of its own. */
export const formBuilderSetting: CustomSetting = {
  control: 'custom',
  fields: [],
  when: (value) => textAt(value, FORM) !== '',
  Editor: ({ form }) => {
    const id = textAt(form.value, FORM);
    return <ChosenBuilder key={id} id={id} />;
  },
};
