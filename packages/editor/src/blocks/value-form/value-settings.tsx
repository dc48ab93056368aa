import './value-settings.css';
import { SettingGroups } from './setting-groups.tsx';
import type { SettingGroup } from '../settings/setting.ts';
import { useSettingForm, type ChangeValue, type EditedValue } from './use-setting-form.ts';

export interface ValueSettingsProps extends EditedValue {
  readonly groups: readonly SettingGroup[];
  readonly onChange: ChangeValue;
}

/** Settings of a value that is no block, with the same fields. Use its id as key. */
export const ValueSettings = ({ groups, onChange, ...edited }: ValueSettingsProps) => (
  <div className="block-settings">
    <SettingGroups groups={groups} form={useSettingForm(edited, onChange)} />
  </div>
);
