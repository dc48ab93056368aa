import type { Setting } from '../settings/setting.ts';
import { faultAt, type Pace, type SettingForm } from '../settings/setting-form.ts';

export interface FieldProps<Of extends Setting> {
  readonly setting: Of;
  readonly form: SettingForm;
}

type NamedSetting = Exclude<Setting, { readonly control: 'custom' }>;

/** What every control needs to know of its field. */
export const fieldOf = ({ setting: { field, label, hint }, form }: FieldProps<NamedSetting>) => ({
  words: { label, hint, error: faultAt(form, field) },
  change: (next: unknown, pace: Pace = 'now'): void =>
    form.change({ field, next, pace, label: `Change ${label.toLowerCase()}` }),
});
