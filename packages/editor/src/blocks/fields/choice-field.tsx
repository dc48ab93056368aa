import { useId } from 'react';
import { Segmented, Select } from '../../controls/index.ts';
import type { ChoiceSetting } from '../settings/setting.ts';
import { textAt } from '../settings/value-path.ts';
import { fieldOf, type FieldProps } from './field-props.ts';
import './fields.css';

/** Stands for no choice. */
const NONE = '';

/** Few short names stand side by side. */
const fitsInARow = (names: readonly string[]): boolean =>
  names.length <= 4 && names.join('').length + names.length * 3 <= 30;

export const ChoiceSettingField = (props: FieldProps<ChoiceSetting>) => {
  const { field, names, otherwise, none } = props.setting;
  const { words, change } = fieldOf(props);
  const labelId = useId();
  const facts = props.form.factsOf(field);
  const choices = [
    ...(none === undefined ? [] : [{ id: NONE, name: none }]),
    ...(facts?.choices ?? []).map((id) => ({ id, name: names[id] ?? id })),
  ];
  const choose = (id: string): void => change(id === NONE ? undefined : id);
  const stored = textAt(props.form.value, field);
  const value = stored === '' ? (otherwise ?? NONE) : stored;
  if (words.error !== undefined || !fitsInARow(choices.map(({ name }) => name)))
    return <Select {...words} choices={choices} value={value} onChange={choose} />;
  return (
    <div className="field">
      <span className="field-label" id={labelId} aria-hidden>
        {words.label}
      </span>
      <div className="choice-row">
        <Segmented label={words.label} segments={choices} value={value} onChange={choose} />
      </div>
      {words.hint === undefined ? null : <span className="field-hint">{words.hint}</span>}
    </div>
  );
};
