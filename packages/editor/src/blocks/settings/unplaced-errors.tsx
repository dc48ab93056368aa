import type { BlockKind } from '@sitewright/domain/blocks';
import { Button, Notice } from '../../controls/index.ts';
import { kindSettings } from '../kinds/kind-settings.ts';
import type { SettingForm } from './setting-form.ts';
import { settingFields } from './setting.ts';

const withoutNumbers = (place: string): string => place.replaceAll(/\.\d+(?=\.|$)/g, '');

const fieldsOf = (kind: BlockKind): ReadonlySet<string> =>
  new Set(
    kindSettings[kind].groups.flatMap(({ settings }) =>
      settings.flatMap((setting) => [
        ...settingFields(setting),
        ...(setting.control === 'custom' ? [] : [setting.field]),
      ]),
    ),
  );

interface LostFieldsProps {
  readonly kind: BlockKind;
  readonly form: SettingForm;
}

/** Faults that no field could show, such as of an import: they would keep the block from ever being saved. */
export const UnplacedErrors = ({ kind, form }: LostFieldsProps) => {
  const shown = fieldsOf(kind);
  const lost = Object.keys(form.faults).filter((place) => !shown.has(withoutNumbers(place)));
  if (lost.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title="This block holds something that cannot be saved"
      actions={
        <Button
          onPress={() =>
            form.change(...lost.map((field) => ({ field, next: undefined, label: 'Clear unknown fields' })))
          }
        >
          Clear these fields
        </Button>
      }
    >
      {lost.map((place) => `${place}: ${form.faults[place] ?? ''}`).join(' ')}
    </Notice>
  );
};
