import { Disclosure } from '../../controls/index.ts';
import { SettingFields } from './setting-fields.tsx';
import type { SettingForm } from './setting-form.ts';
import type { SettingGroup } from './setting.ts';

interface SettingGroupsProps {
  readonly groups: readonly SettingGroup[];
  readonly form: SettingForm;
}

/** Settings in their groups; those of which nothing has an effect are left out. */
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
