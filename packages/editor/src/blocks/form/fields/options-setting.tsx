import { formLimits } from '@sitewright/domain/forms';
import { FieldGroup } from '../../fields/field-group.tsx';
import { errorAt } from '../../settings/setting-form.ts';
import type { CustomSetting, FormProps } from '../../settings/setting.ts';
import { listAt, textAt, type BlockValue } from '../../settings/value-path.ts';
import { TextRows } from './text-rows.tsx';

const FIELD = 'options';

const OptionsEditor = ({ form }: FormProps) => {
  const isScale = textAt(form.value, 'type') === 'likert';
  const options = listAt(form.value, FIELD).map(String);
  return (
    <FieldGroup
      label={isScale ? 'Statements' : 'Options'}
      hint="Paste several lines to add several at once."
      error={errorAt(form, FIELD)}
    >
      <TextRows
        values={options}
        singular={isScale ? 'Statement' : 'Option'}
        max={formLimits.OPTIONS}
        onChange={(next, timing) => form.change({ field: FIELD, next, timing, label: 'Change options' })}
      />
    </FieldGroup>
  );
};

export const hasOptions = (field: BlockValue): boolean =>
  ['radio', 'checkbox', 'select', 'likert'].includes(textAt(field, 'type'));

/** The options of a choice, or the statements of a survey. */
export const optionsSetting: CustomSetting = {
  control: 'custom',
  fields: [FIELD],
  Editor: OptionsEditor,
  when: hasOptions,
};
