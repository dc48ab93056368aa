import type { Setting } from '../settings/setting.ts';
import { errorAt, type ChangeTiming, type SettingForm } from '../settings/setting-form.ts';

export interface FieldProps<Of extends Setting> {
  readonly setting: Of;
  readonly form: SettingForm;
}

type NamedSetting = Exclude<Setting, { readonly control: 'custom' }>;

/** Texts and change handler of a setting's field. */
export const fieldOf = ({ setting: { field, label, hint }, form }: FieldProps<NamedSetting>) => ({
  texts: { label, hint, error: errorAt(form, field) },
  change: (next: unknown, timing: ChangeTiming = 'immediate'): void =>
    form.change({ field, next, timing, label: `Change ${label.toLowerCase()}` }),
});
