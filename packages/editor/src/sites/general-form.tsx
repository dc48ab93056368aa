import { siteLimits } from '@sitewright/domain/sites';
import { useMemo } from 'react';
import { Button, CardBody, CardFoot } from '../controls/index.ts';
import { Form, FormComboBox, FormRefusal, FormTextField } from '../forms/index.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import './general-form.css';
import { currencyChoices, languageChoices, timeZoneChoices } from './setting-choices.ts';
import { useSettingsForm, type Settings } from './use-settings-form.ts';

const useChoices = ({ timeZone, language }: Settings) =>
  useMemo(
    () => ({
      timeZones: timeZoneChoices(timeZone),
      languages: languageChoices(language),
      currencies: currencyChoices(),
    }),
    [timeZone, language],
  );

export const GeneralForm = ({ settings }: { readonly settings: Settings }) => {
  const { form, save, conflict, takeTheirs, isSaving } = useSettingsForm(settings);
  const { timeZones, languages, currencies } = useChoices(settings);
  const { control } = form;
  const { isDirty } = form.formState;
  return (
    <Form form={form} onSubmit={save} label="General settings">
      <CardBody>
        {conflict ? <ConflictNotice conflict={conflict} onTakeTheirs={takeTheirs} /> : null}
        <FormRefusal form={form} />
        <FormTextField control={control} name="title" label="Site title" maxLength={siteLimits.TITLE_LONGEST} />
        <FormTextField
          control={control}
          name="description"
          label="Description"
          hint="One or two sentences. Search engines show them below the title."
          lines={3}
          maxLength={siteLimits.DESCRIPTION_LONGEST}
        />
        <div className="general-pair">
          <FormComboBox control={control} name="timeZone" label="Time zone" choices={timeZones} />
          <FormComboBox control={control} name="language" label="Language" choices={languages} />
          <FormComboBox control={control} name="currency" label="Currency" choices={currencies} />
        </div>
      </CardBody>
      <CardFoot>
        {isDirty ? <span className="general-state quiet">Not saved yet</span> : null}
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
