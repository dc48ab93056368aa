import { siteLimits } from '@sitewright/domain/sites';
import { useMemo } from 'react';
import { FormComboBox, FormSwitch, FormTextField } from '../../form-fields/index.ts';
import { currencyChoices, languageChoices, timeZoneChoices } from './setting-choices.ts';
import { SettingsCard } from './settings-card.tsx';
import type { Settings } from './use-settings-form.ts';

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
  const { timeZones, languages, currencies } = useChoices(settings);
  return (
    <SettingsCard settings={settings} label="General settings">
      {({ control }) => (
        <>
          <FormTextField
            control={control}
            name="title"
            label="Site title"
            maxLength={siteLimits.MAX_TITLE_LENGTH}
          />
          <FormTextField
            control={control}
            name="tagLine"
            label="Tagline"
            hint="A short phrase that some templates show next to the title."
            maxLength={siteLimits.MAX_TAG_LINE_LENGTH}
          />
          <FormTextField
            control={control}
            name="description"
            label="Description"
            hint="One or two sentences for search results."
            lines={3}
            maxLength={siteLimits.MAX_DESCRIPTION_LENGTH}
          />
          <div className="settings-pair">
            <FormComboBox control={control} name="timeZone" label="Time zone" choices={timeZones} />
            <FormComboBox control={control} name="language" label="Language" choices={languages} />
            <FormComboBox control={control} name="currency" label="Currency" choices={currencies} />
          </div>
          <FormSwitch
            control={control}
            name="isHidden"
            label="Hide from search engines"
            hint="Asks search engines not to list the site. Visitors can still open it."
          />
        </>
      )}
    </SettingsCard>
  );
};
