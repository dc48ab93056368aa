import type { CallAnswer } from '@sitewright/api/call';
import { mailCalls } from '@sitewright/api/mail';
import { mailLimits, type MailSettings } from '@sitewright/domain/mail';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { ColourField } from '../../colours/index.ts';
import { FieldMessages } from '../../controls/index.ts';
import { send, useRefresh } from '../../data-fetching/index.ts';
import { FormTextField } from '../../form-fields/index.ts';
import { SavedFormCard, useSavedForm } from '../../saved-form/index.ts';
import { LogoField } from './logo-field.tsx';
import { MailPreview } from './mail-preview.tsx';

type Saved = CallAnswer<typeof mailCalls.readSettings>;
type Values = { -readonly [Name in keyof MailSettings]: MailSettings[Name] };

const valuesOf = ({
  revision: _revision,
  defaultName: _name,
  defaultAddress: _address,
  ...values
}: Saved): Values => values;

interface FieldsProps {
  readonly control: Control<Values>;
}

const ColourInput = ({
  control,
  name,
  label,
}: FieldsProps & { readonly name: 'accentColor' | 'backgroundColor'; readonly label: string }) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange }, fieldState }) => (
      <div>
        <ColourField {...{ label, value, onChange }} />
        <FieldMessages hint={undefined} error={fieldState.error?.message} />
      </div>
    )}
  />
);

const SenderFields = ({ control, settings }: FieldsProps & { readonly settings: Saved }) => (
  <>
    <FormTextField
      control={control}
      name="fromName"
      label="Sender name"
      placeholder={settings.defaultName}
      hint="Leave empty to use the site title."
      maxLength={mailLimits.MAX_NAME_LENGTH}
    />
    <FormTextField
      control={control}
      name="fromAddress"
      label="Sender address"
      type="email"
      placeholder={settings.defaultAddress}
      hint="Your mail server must be allowed to send from this address. Leave empty to use its own address."
      maxLength={mailLimits.MAX_ADDRESS_LENGTH}
    />
    <FormTextField
      control={control}
      name="dkimSelector"
      label="DKIM selector"
      hint="The name of the key at your mail service, for the check below. Leave empty to try common ones."
      maxLength={mailLimits.MAX_SELECTOR_LENGTH}
    />
  </>
);

const LayoutFields = ({ control }: FieldsProps) => (
  <>
    <LogoField control={control} />
    <div className="mail-colours">
      <ColourInput control={control} name="accentColor" label="Accent color" />
      <ColourInput control={control} name="backgroundColor" label="Background color" />
    </div>
    <FormTextField
      control={control}
      name="footerText"
      label="Footer"
      hint="Shown below every email, such as your postal address."
      lines={3}
      maxLength={mailLimits.MAX_FOOTER_LENGTH}
    />
  </>
);

export const MailDesignForm = ({ settings }: { readonly settings: Saved }) => {
  const queries = useQueryClient();
  const refresh = useRefresh();
  const saved = useSavedForm<Values, Saved>({
    saved: settings,
    valuesOf,
    save: async (values, revision) => {
      const outcome = await send(mailCalls.saveSettings, { body: { ...values, revision } });
      return outcome.ok ? { ...outcome, answer: { ...settings, ...outcome.answer } } : outcome;
    },
    read: () => send(mailCalls.readSettings, {}),
    onSaved: (next) => {
      queries.setQueryData([mailCalls.readSettings.path, {}], next);
      void refresh(mailCalls.checkSender);
    },
  });
  const { control } = saved.form;
  const typed = { ...valuesOf(settings), ...useWatch({ control }) };
  return (
    <SavedFormCard saved={saved} label="Mail design">
      <SenderFields {...{ control, settings }} />
      <h3>Layout</h3>
      <LayoutFields control={control} />
      <MailPreview layout={typed} siteTitle={typed.fromName || settings.defaultName} />
    </SavedFormCard>
  );
};
