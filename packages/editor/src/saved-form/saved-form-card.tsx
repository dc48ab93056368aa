import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, CardBody, CardFoot, Notice } from '../controls/index.ts';
import { Form, FormRefusal } from '../form-fields/index.ts';
import './saved-form-card.css';
import type { SavedForm } from './use-saved-form.ts';

interface SavedFormCardProps<Values extends FieldValues> {
  readonly saved: SavedForm<Values>;
  readonly label: string;
  readonly children: ReactNode;
}

/** Fields with Discard and Save below them. */
export const SavedFormCard = <Values extends FieldValues>({
  saved: { form, submit, isSaving, hasConflict, discard },
  label,
  children,
}: SavedFormCardProps<Values>) => {
  const { isDirty } = form.formState;
  return (
    <Form form={form} onSubmit={submit} label={label}>
      <CardBody>
        {hasConflict ? (
          <Notice
            tone="warning"
            title="Someone else saved these settings"
            actions={<Button onPress={discard}>Use their version</Button>}
          >
            Nothing was overwritten. Save to keep your version.
          </Notice>
        ) : null}
        <FormRefusal form={form} />
        {children}
      </CardBody>
      <CardFoot>
        {isDirty ? <span className="saved-form-state quiet">Unsaved changes</span> : null}
        <Button kind="quiet" isDisabled={!isDirty} onPress={discard}>
          Discard
        </Button>
        <Button kind="primary" type="submit" isDisabled={!isDirty} isPending={isSaving}>
          Save
        </Button>
      </CardFoot>
    </Form>
  );
};
