import { Disclosure } from '../../controls/index.ts';
import { SettingFields } from './setting-fields.tsx';
import type { SettingForm } from '../settings/setting-form.ts';
import type { SettingGroup } from '../settings/setting.ts';

interface SettingGroupsProps {
  readonly groups: readonly SettingGroup[];
  readonly form: SettingForm;
}

/** Grouped settings; groups without effective settings are omitted. */
export const SettingGroups = ({ groups, form }: SettingGroupsProps) =>
  groups.map(({ title, isClosed = false, settings }) => {
    const isShown = settings.some(({ when }) => when?.(form.value) ?? true);
    if (!isShown) return null;
    const fields = <SettingFields settings={settings} form={form} />;
    return title === undefined ? (
      <div key="first" className="stack">
        {fields}
      </div>
    ) : (
      <Disclosure key={title} title={title} isOpen={!isClosed}>
        {fields}
      </Disclosure>
    );
  });
