import type { BlockKind } from '@sitewright/domain/blocks';
import { Button, Notice } from '../../controls/index.ts';
import { kindSettings } from '../kinds/kind-settings.ts';
import type { SettingForm } from '../settings/setting-form.ts';
import { settingFields } from '../settings/setting.ts';

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

interface UnplacedErrorsProps {
  readonly kind: BlockKind;
  readonly form: SettingForm;
}

/** Errors without a field, such as of imports: they would block saving. */
export const UnplacedErrors = ({ kind, form }: UnplacedErrorsProps) => {
  const shown = fieldsOf(kind);
  const lost = Object.keys(form.errors).filter((place) => !shown.has(withoutNumbers(place)));
  if (lost.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title="This block has invalid content"
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
      {lost.map((place) => `${place}: ${form.errors[place] ?? ''}`).join(' ')}
    </Notice>
  );
};
