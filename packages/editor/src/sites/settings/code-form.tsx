import { Notice } from '../../controls/index.ts';
import { FormCodeField } from '../../form-fields/index.ts';
import { SettingsCard } from './settings-card.tsx';
import type { Settings } from './use-settings-form.ts';

export const CodeForm = ({ settings }: { readonly settings: Settings }) => (
  <SettingsCard settings={settings} label="Code settings">
    {({ control }) => (
      <>
        <Notice tone="warning">
          This code runs on every page, for every visitor. Only add code you trust.
        </Notice>
        <FormCodeField
          control={control}
          name="headerCode"
          label="Header code"
          mode="html"
          hint="Added to the head of every page. It does not run in the editor."
        />
        <FormCodeField
          control={control}
          name="footerCode"
          label="Footer code"
          mode="html"
          hint="Added at the end of every page."
        />
      </>
    )}
  </SettingsCard>
);
