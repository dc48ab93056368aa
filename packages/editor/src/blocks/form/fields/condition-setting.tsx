import {
  conditionOperators,
  hasAnswer,
  type ConditionOperator,
  type FieldCondition,
  type SiteField,
} from '@sitewright/domain/forms';
import { isRecord } from '@sitewright/domain/documents';
import { Select, Switch, TextField } from '../../../controls/index.ts';
import { FieldGroup } from '../../fields/field-group.tsx';
import { errorAt, type ChangeTiming } from '../../settings/setting-form.ts';
import type { CustomSetting, FormProps } from '../../settings/setting.ts';
import { readAt, textAt } from '../../settings/value-path.ts';
import { fieldKindDefinitions } from './field-kinds.ts';
import { useFormFields } from './form-fields-context.ts';

const FIELD = 'condition';

const operatorNames: Readonly<Record<ConditionOperator, string>> = {
  is: 'is',
  'is-not': 'is not',
  contains: 'contains',
  answered: 'is answered',
  'not-answered': 'is not answered',
};

const operators = conditionOperators.map((id) => ({ id, name: operatorNames[id] }));

const operatorOf = (id: string): ConditionOperator =>
  conditionOperators.find((operator) => operator === id) ?? 'answered';

const conditionIn = (value: unknown): FieldCondition | undefined => {
  const found = readAt(value, FIELD);
  if (!isRecord(found)) return undefined;
  const operator = operatorOf(textAt(found, 'operator'));
  return { field: textAt(found, 'field'), operator, value: textAt(found, 'value') };
};

const needsValue = ({ operator }: FieldCondition): boolean =>
  operator !== 'answered' && operator !== 'not-answered';

/** Without a value where none is compared. */
const stored = ({ field, operator, value = '' }: FieldCondition): FieldCondition => ({
  field,
  operator,
  ...(needsValue({ field, operator }) && { value }),
});

interface ConditionProps {
  readonly condition: FieldCondition;
  readonly others: readonly SiteField[];
  readonly error: string | undefined;
  readonly onChange: (condition: FieldCondition, timing?: ChangeTiming) => void;
}

const ValueField = ({ condition, others, onChange }: ConditionProps) => {
  const options = others.find(({ id }) => id === condition.field)?.options ?? [];
  const { value = '' } = condition;
  if (options.length > 0 && condition.operator !== 'contains')
    return (
      <Select
        label="Answer"
        choices={options.map((option) => ({ id: option, name: option }))}
        value={value}
        onChange={(next) => onChange({ ...condition, value: next })}
      />
    );
  return (
    <TextField
      label="Answer"
      value={value}
      onChange={(next) => onChange({ ...condition, value: next }, 'debounced')}
    />
  );
};

const Condition = (props: ConditionProps) => {
  const { condition, others, error, onChange } = props;
  return (
    <FieldGroup label="Show if" error={error}>
      <Select
        label="Field"
        choices={others.map(({ id, type, title }) => ({
          id,
          name: title.trim() || fieldKindDefinitions[type].name,
        }))}
        value={condition.field}
        onChange={(field) => onChange({ ...condition, field, value: '' })}
      />
      <Select
        label="Condition"
        choices={operators}
        value={condition.operator}
        onChange={(operator) => onChange({ ...condition, operator: operatorOf(operator) })}
      />
      {needsValue(condition) ? <ValueField {...props} /> : null}
    </FieldGroup>
  );
};

const ConditionEditor = ({ form }: FormProps) => {
  const fields = useFormFields();
  const own = textAt(form.value, 'id');
  const others = fields.filter((field) => field.id !== own && hasAnswer(field));
  const condition = conditionIn(form.value);
  const put = (next: FieldCondition | undefined, timing: ChangeTiming = 'immediate'): void =>
    form.change({ field: FIELD, next: next && stored(next), timing, label: 'Change condition' });
  const [first] = others;
  if (!first && !condition) return null;
  return (
    <>
      <Switch
        label="Show only sometimes"
        hint="Depends on the answer to another field."
        isOn={condition !== undefined}
        onChange={(isOn) => put(isOn && first ? { field: first.id, operator: 'answered' } : undefined)}
      />
      {condition ? (
        <Condition {...{ condition, others }} error={errorAt(form, FIELD)} onChange={put} />
      ) : null}
    </>
  );
};

/** Whether a field is shown, by the answer to another one. */
export const conditionSetting: CustomSetting = {
  control: 'custom',
  fields: ['condition.field', 'condition.operator', 'condition.value'],
  Editor: ConditionEditor,
  // A page break has no condition; one that a field had before it became a page break can be turned off.
  when: (field) => textAt(field, 'type') !== 'page' || conditionIn(field) !== undefined,
};
