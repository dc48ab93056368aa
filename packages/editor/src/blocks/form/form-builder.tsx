import type { SiteForm } from '@sitewright/domain/forms';
import { useState } from 'react';
import { Tabs } from '../../controls/index.ts';
import type { BlockValue } from '../settings/value-path.ts';
import { SettingGroups } from '../value-form/setting-groups.tsx';
import { useSettingForm } from '../value-form/use-setting-form.ts';
import '../value-form/value-settings.css';
import { FormFieldsProvider } from './fields/form-fields-context.ts';
import { formRules } from './form-rules.ts';
import { formSections, type FormSectionId } from './settings/form-groups.ts';

export interface FormBuilderProps {
  /** Of the form's document. */
  readonly id: string;
  readonly form: SiteForm;
  /** The current content, which may be newer than the rendered one; undefined once deleted. */
  readonly formNow: () => SiteForm | undefined;
  readonly onChange: (form: SiteForm, label: string) => void;
  /** `tabs` where there is room, `groups` beside a page. */
  readonly layout: 'tabs' | 'groups';
}

/** Groups for a narrow panel: the first one is open. */
const collapsible = formSections.flatMap(({ name, groups }, index) =>
  groups.map((group) => ({ ...group, title: name, isClosed: index > 0 })),
);

const hasFaultIn = (errors: Readonly<Record<string, string>>, id: FormSectionId): boolean => {
  const places = {
    build: ['name', 'fields', 'submitLabel'],
    storage: ['storage', 'retentionDays'],
    advanced: ['successRedirect', 'parsedSubmissionMessage', 'submissionHTML'],
    captcha: ['captcha'],
    disclaimer: ['parsedDisclaimerMessage'],
  } as const satisfies Record<FormSectionId, readonly string[]>;
  return Object.keys(errors).some((error) => places[id].some((place) => error.startsWith(place)));
};

/** All settings of a form. Use its id as key. */
export const FormBuilder = ({ id, form, formNow, onChange, layout }: FormBuilderProps) => {
  const [tab, setTab] = useState<FormSectionId>('build');
  const settings = useSettingForm(
    {
      id: `form ${id}`,
      value: form as unknown as BlockValue,
      valueNow: () => formNow() as unknown as BlockValue | undefined,
      rules: formRules,
    },
    (next, label) => onChange(next as unknown as SiteForm, label),
  );
  const { fields } = settings.value as unknown as SiteForm;
  return (
    <FormFieldsProvider value={fields}>
      <div className="block-settings">
        {layout === 'groups' ? (
          <SettingGroups groups={collapsible} form={settings} />
        ) : (
          <Tabs
            label="Form settings"
            value={tab}
            onChange={setTab}
            tabs={formSections.map((section) => ({
              id: section.id,
              name: hasFaultIn(settings.errors, section.id) ? `${section.name} (check)` : section.name,
              panel: <SettingGroups groups={section.groups} form={settings} />,
            }))}
          />
        )}
      </div>
    </FormFieldsProvider>
  );
};
