import type { captchaAlignments, captchaThemes } from '@sitewright/domain/forms';
import type { SettingGroup } from '../../settings/setting.ts';
import { textAt, type BlockValue } from '../../settings/value-path.ts';
import { AddField } from '../fields/add-field.tsx';
import { FieldIcon } from '../fields/field-icon.tsx';
import { fieldSettings } from '../fields/field-settings.ts';
import { newField } from '../fields/field-kinds.ts';
import { storageGroups } from './storage-settings.tsx';
import { submissionCodeSetting } from './submission-code-setting.tsx';

const themeNames = { light: 'Light', dark: 'Dark' } as const satisfies Record<
  (typeof captchaThemes)[number],
  string
>;

const alignmentNames = { left: 'Left', center: 'Center', right: 'Right' } as const satisfies Record<
  (typeof captchaAlignments)[number],
  string
>;

const hasCaptcha = (form: BlockValue): boolean => form['captchaEnabled'] !== false;

const buildGroups: readonly SettingGroup[] = [
  {
    settings: [
      {
        control: 'text',
        field: 'name',
        label: 'Form name',
        hint: 'Not shown on the page; screen readers announce it.',
      },
      {
        control: 'list',
        field: 'fields',
        label: 'Fields',
        singular: 'Field',
        plural: 'Fields',
        titleOf: (field) => textAt(field, 'title'),
        start: (newId) => newField('text', newId),
        entry: fieldSettings,
        Thumbnail: FieldIcon,
        Add: AddField,
      },
      { control: 'text', field: 'submitLabel', label: 'Button text', placeholder: 'Submit' },
    ],
  },
];

const advancedGroups: readonly SettingGroup[] = [
  {
    settings: [
      {
        control: 'rich',
        field: 'parsedSubmissionMessage',
        label: 'Message after submission',
        hint: 'Shown in place of the form.',
      },
      {
        control: 'link',
        field: 'successRedirect',
        label: 'Page after submission',
        hint: 'Opened instead of showing the message.',
      },
      submissionCodeSetting,
    ],
  },
];

const captchaGroups: readonly SettingGroup[] = [
  {
    settings: [
      {
        control: 'switch',
        field: 'captchaEnabled',
        label: 'Spam protection',
        hint: 'Its kind is chosen for all forms under Settings, Spam protection.',
        defaultValue: true,
      },
      {
        control: 'choice',
        field: 'captchaTheme',
        label: 'Theme',
        names: themeNames,
        defaultValue: 'light',
        when: hasCaptcha,
      },
      {
        control: 'choice',
        field: 'captchaAlignment',
        label: 'Alignment',
        names: alignmentNames,
        defaultValue: 'left',
        when: hasCaptcha,
      },
    ],
  },
];

const disclaimerGroups: readonly SettingGroup[] = [
  {
    settings: [
      {
        control: 'rich',
        field: 'parsedDisclaimerMessage',
        label: 'Disclaimer',
        hint: 'Shown above the button, such as a link to your privacy policy.',
      },
    ],
  },
];

/** The groups of settings of a form, in the order of its fieldsets. */
export const formSections = [
  { id: 'build', name: 'Build', groups: buildGroups },
  { id: 'storage', name: 'Storage', groups: storageGroups },
  { id: 'advanced', name: 'Advanced', groups: advancedGroups },
  { id: 'captcha', name: 'Captcha', groups: captchaGroups },
  { id: 'disclaimer', name: 'Disclaimer', groups: disclaimerGroups },
] as const;

export type FormSectionId = (typeof formSections)[number]['id'];
