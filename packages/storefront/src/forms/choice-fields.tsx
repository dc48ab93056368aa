import { likertScores } from '@sitewright/domain/forms';
import { formText } from '../page/index.ts';
import { listOf, scoresOf, textOf, type FieldProps } from './field-props.ts';

export const RadioField = ({ field, answer, onAnswer }: FieldProps) =>
  (field.options ?? []).map((option) => (
    <label key={option} className="sw-choice">
      <input
        type="radio"
        name={field.id}
        checked={textOf(answer) === option}
        onChange={() => onAnswer(option)}
      />
      {option}
    </label>
  ));

export const CheckboxField = ({ field, answer, onAnswer }: FieldProps) => {
  const chosen = listOf(answer);
  const toggle = (option: string): readonly string[] =>
    chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option];
  return (field.options ?? []).map((option) => (
    <label key={option} className="sw-choice">
      <input type="checkbox" checked={chosen.includes(option)} onChange={() => onAnswer(toggle(option))} />
      {option}
    </label>
  ));
};

export const LikertField = ({ field, answer, onAnswer }: FieldProps) => {
  const scores = scoresOf(answer);
  return (field.options ?? []).map((statement) => (
    <fieldset key={statement} className="sw-likert">
      <legend>{statement}</legend>
      {likertScores.map((score) => (
        <label key={score} className="sw-choice">
          <input
            type="radio"
            name={`${field.id}-${statement}`}
            checked={scores[statement] === score}
            onChange={() => onAnswer({ ...scores, [statement]: score })}
          />
          {formText(`likert${score}`)}
        </label>
      ))}
    </fieldset>
  ));
};
