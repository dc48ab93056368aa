import { errorAt, type SettingForm } from '../settings/setting-form.ts';
import type { Setting } from '../settings/setting.ts';
import { readAt } from '../settings/value-path.ts';

interface FieldOfForm {
  readonly setting: Setting;
  readonly form: SettingForm;
}

/** Controls that read only their own field. */
const singleFieldControls: ReadonlySet<Setting['control']> = new Set([
  'text',
  'address',
  'number',
  'choice',
  'switch',
  'file',
  'part',
  'collection',
  'colour',
  'date',
  'lines',
  'rich',
]);

/** Whether a field would render the same. The form changes with every edit, most fields do not. */
export const isEqualField = (one: FieldOfForm, other: FieldOfForm): boolean => {
  const { setting } = one;
  if (setting !== other.setting || setting.control === 'custom' || !singleFieldControls.has(setting.control))
    return false;
  const { field } = setting;
  return (
    one.form.change === other.form.change &&
    one.form.fieldInfo === other.form.fieldInfo &&
    readAt(one.form.value, field) === readAt(other.form.value, field) &&
    errorAt(one.form, field) === errorAt(other.form, field)
  );
};
