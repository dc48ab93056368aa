import { formLimits, hasOptions } from '@sitewright/domain/forms';
import { FieldGroup } from '../../fields/field-group.tsx';
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
      error={form.errors[FIELD]}
    >
      <TextRows
        values={options}
        singular={isScale ? 'Statement' : 'Option'}
        errorOf={(index) => form.errors[`${FIELD}.${index}`]}
        max={formLimits.OPTIONS}
        onChange={(next, timing) => form.change({ field: FIELD, next, timing, label: 'Change options' })}
      />
    </FieldGroup>
  );
};

const isChoice = (field: BlockValue): boolean => hasOptions({ type: textAt(field, 'type') });

/** The options of a choice, or the statements of a survey. */
export const optionsSetting: CustomSetting = {
  control: 'custom',
  fields: [FIELD],
  Editor: OptionsEditor,
  when: isChoice,
};
