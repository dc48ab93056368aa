import type { ReactNode } from 'react';
import { Button, CardBody, CardFoot } from '../../controls/index.ts';
import { Form, FormRefusal } from '../../form-fields/index.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import './settings-card.css';
import { useSettingsForm, type Settings, type SettingsForm } from './use-settings-form.ts';

interface SettingsCardProps {
  readonly settings: Settings;
  readonly label: string;
  readonly children: (form: SettingsForm) => ReactNode;
}

/** A form for some of the site's settings; all settings are saved together. */
export const SettingsCard = ({ settings, label, children }: SettingsCardProps) => {
  const { form, save, conflict, takeTheirs, isSaving } = useSettingsForm(settings);
  const { isDirty } = form.formState;
  return (
    <Form form={form} onSubmit={save} label={label}>
      <CardBody>
        {conflict ? <ConflictNotice conflict={conflict} onTakeTheirs={takeTheirs} /> : null}
        <FormRefusal form={form} />
        {children(form)}
      </CardBody>
      <CardFoot>
        {isDirty ? <span className="settings-state quiet">Unsaved changes</span> : null}
        <Button kind="quiet" isDisabled={!isDirty} onPress={() => form.reset()}>
          Discard
        </Button>
        <Button kind="primary" type="submit" isDisabled={!isDirty} isPending={isSaving}>
          Save
        </Button>
      </CardFoot>
    </Form>
  );
};
