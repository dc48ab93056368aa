import { faultAt, type SettingForm } from './setting-form.ts';
import type { Setting } from './setting.ts';
import { readAt } from './value-path.ts';

interface ShownField {
  readonly setting: Setting;
  readonly form: SettingForm;
}

/** Controls that read nothing of the value but their own field. */
const ownFieldOnly: ReadonlySet<Setting['control']> = new Set([
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

/** Whether a field would be drawn as it is. A form is another one after every change, most of its fields are not. */
export const rendersSame = (one: ShownField, other: ShownField): boolean => {
  const { setting } = one;
  if (setting !== other.setting || setting.control === 'custom' || !ownFieldOnly.has(setting.control))
    return false;
  const { field } = setting;
  return (
    one.form.change === other.form.change &&
    one.form.factsOf === other.form.factsOf &&
    readAt(one.form.value, field) === readAt(other.form.value, field) &&
    faultAt(one.form, field) === faultAt(other.form, field)
  );
};
