import { useId } from 'react';
import { Segmented, Select } from '../../controls/index.ts';
import type { ChoiceSetting } from '../settings/setting.ts';
import { textAt } from '../settings/value-path.ts';
import { fieldOf, type FieldProps } from './field-props.ts';
import './fields.css';

/** Id of the empty choice. */
const NONE = '';

/** Short names are shown as segments instead of a select. */
const fitsInRow = (names: readonly string[]): boolean =>
  names.length <= 4 && names.join('').length + names.length * 3 <= 30;

export const ChoiceSettingField = (props: FieldProps<ChoiceSetting>) => {
  const { field, names, defaultValue, none } = props.setting;
  const { texts, change } = fieldOf(props);
  const labelId = useId();
  const facts = props.form.fieldInfo(field);
  const choices = [
    ...(none === undefined ? [] : [{ id: NONE, name: none }]),
    ...(facts?.choices ?? []).map((id) => ({ id, name: names[id] ?? id })),
  ];
  const choose = (id: string): void => change(id === NONE ? undefined : id);
  const stored = textAt(props.form.value, field);
  const value = stored === '' ? (defaultValue ?? NONE) : stored;
  if (texts.error !== undefined || !fitsInRow(choices.map(({ name }) => name)))
    return <Select {...texts} choices={choices} value={value} onChange={choose} />;
  return (
    <div className="field">
      <span className="field-label" id={labelId} aria-hidden>
        {texts.label}
      </span>
      <div className="choice-row">
        <Segmented label={texts.label} segments={choices} value={value} onChange={choose} />
      </div>
      {texts.hint === undefined ? null : <span className="field-hint">{texts.hint}</span>}
    </div>
  );
};
