import type { SiteForm } from '@sitewright/domain/forms';
import { useMemo, useState } from 'react';
import { Tabs } from '../../controls/index.ts';
import { useInvalidField } from '../../documents/index.ts';
import type { BlockValue } from '../settings/value-path.ts';
import { OpenedEntryProvider } from '../list/opened-entry.ts';
import { SettingGroups } from '../value-form/setting-groups.tsx';
import { useSettingForm } from '../value-form/use-setting-form.ts';
import '../value-form/value-settings.css';
import './form-builder.css';
import { FormFieldsProvider } from './fields/form-fields-context.ts';
import { FormIdProvider } from './form-id-context.ts';
import { FormFaults, sectionOf } from './form-faults.tsx';
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
  /** The field whose settings are open, if the caller decides that. */
  readonly openedField?: string | undefined;
  readonly onOpenField?: (fieldId: string | undefined) => void;
}

/** Groups for a narrow panel: the first one is open. */
const collapsible = formSections.flatMap(({ name, groups }, index) =>
  groups.map((group) => ({ ...group, title: name, isClosed: index > 0 })),
);

/** All settings of a form. Use its id as key. */
export const FormBuilder = ({ id, form, formNow, onChange, layout, ...opening }: FormBuilderProps) => {
  const { openedField, onOpenField } = opening;
  const [tab, setTab] = useState<FormSectionId>('build');
  const [shownField, setShownField] = useState(openedField);
  // A field that was opened elsewhere brings its settings into view.
  if (shownField !== openedField) {
    setShownField(openedField);
    if (openedField !== undefined) setTab('build');
  }
  const opened = useMemo(
    () => onOpenField && { field: 'fields', entryId: openedField, onOpen: onOpenField },
    [openedField, onOpenField],
  );
  const settings = useSettingForm(
    {
      id: `form ${id}`,
      value: form as unknown as BlockValue,
      valueNow: () => formNow() as unknown as BlockValue | undefined,
      rules: formRules,
    },
    (next, label) => onChange(next as unknown as SiteForm, label),
  );
  const edited = settings.value as unknown as SiteForm;
  const faulty = new Set(Object.keys(settings.errors).map(sectionOf));
  useInvalidField(faulty.size > 0);
  return (
    <OpenedEntryProvider value={opened}>
      <FormFieldsProvider value={edited.fields}>
        <FormIdProvider value={id}>
          <div className="block-settings">
            <FormFaults errors={settings.errors} form={edited} shown={layout === 'tabs' ? tab : undefined} />
            {layout === 'groups' ? (
              <SettingGroups groups={collapsible} form={settings} />
            ) : (
              <Tabs
                label="Form settings"
                value={tab}
                onChange={setTab}
                tabs={formSections.map((section) => ({
                  id: section.id,
                  name: faulty.has(section.id) ? `${section.name} (check)` : section.name,
                  panel: <SettingGroups groups={section.groups} form={settings} />,
                }))}
              />
            )}
          </div>
        </FormIdProvider>
      </FormFieldsProvider>
    </OpenedEntryProvider>
  );
};
