import { shareServices } from '@sitewright/domain/sites';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { Switch } from '../../controls/index.ts';
import { SettingsCard } from './settings-card.tsx';
import { SocialAccounts } from './social-accounts.tsx';
import './social-form.css';
import type { Settings, SettingsForm } from './use-settings-form.ts';

const withCode = (chosen: readonly string[], code: string, isOn: boolean): string[] =>
  shareServices
    .map((service) => service.code)
    .filter((each) => (each === code ? isOn : chosen.includes(each)));

const ShareButtons = ({ control }: Pick<SettingsForm, 'control'>) => {
  const titleId = useId();
  return (
    <Controller
      control={control}
      name="shareServices"
      render={({ field: { value, onChange } }) => (
        <section aria-labelledby={titleId} className="social-part">
          <h3 id={titleId}>Share buttons</h3>
          <p className="quiet">Buttons that visitors use to share a post or product.</p>
          <div className="social-switches">
            {shareServices.map(({ code, name }) => (
              <Switch
                key={code}
                label={name}
                isOn={value.includes(code)}
                onChange={(isOn) => onChange(withCode(value, code, isOn))}
              />
            ))}
          </div>
        </section>
      )}
    />
  );
};

export const SocialForm = ({ settings }: { readonly settings: Settings }) => (
  <SettingsCard settings={settings} label="Social settings">
    {({ control }) => (
      <>
        <SocialAccounts control={control} />
        <ShareButtons control={control} />
      </>
    )}
  </SettingsCard>
);
