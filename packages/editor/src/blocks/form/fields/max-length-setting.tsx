import { hasBetaFlag } from '@sitewright/domain/features';
import { useSession } from '../../../session/index.ts';
import type { CustomProps, CustomSetting, NumberSetting } from '../../settings/setting.ts';
import { textAt } from '../../settings/value-path.ts';

const FIELD = 'maxLength';

const lengthSetting: NumberSetting = {
  control: 'number',
  field: FIELD,
  label: 'Maximum length',
  unit: 'characters',
  hint: 'Visitors see a counter.',
};

/** Without the flag nothing limits a text area, and the number would have no effect. */
const MaxLengthEditor = ({ form, Fields }: CustomProps) =>
  hasBetaFlag(useSession().website.features, 'textareaMaxLength') ? (
    <Fields settings={[lengthSetting]} form={form} />
  ) : null;

export const textAreaLengthSetting: CustomSetting = {
  control: 'custom',
  fields: [FIELD],
  Editor: MaxLengthEditor,
  when: (field) => textAt(field, 'type') === 'textarea',
};
