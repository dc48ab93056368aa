import { isMaskedPassword, type FieldKind } from '@sitewright/domain/forms';
import type { SyntheticEvent } from 'react';
import { textOf, type FieldProps } from './field-props.ts';

const inputTypes: Readonly<Partial<Record<FieldKind, string>>> = {
  email: 'email',
  website: 'url',
  password: 'password',
};

const inputModes: Readonly<Partial<Record<FieldKind, 'decimal'>>> = {
  currency: 'decimal',
  number: 'decimal',
};

const signOf = ({ type, currencySymbol = '$' }: FieldProps['field']): string | undefined => {
  if (type === 'currency') return currencySymbol;
  return type === 'twitter' ? '@' : undefined;
};

export const TextField = ({ field, answer, describedBy, isFaulty, onAnswer }: FieldProps) => {
  const sign = signOf(field);
  // Typing replaces the masked password; without this, a click would put the caret inside the mask.
  const selectMask = (event: SyntheticEvent<HTMLInputElement>): void => {
    if (!isMaskedPassword(field, answer)) return;
    if (event.type === 'mousedown') event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.select();
  };
  return (
    <span className="sw-field-line">
      {sign && <span aria-hidden="true">{sign}</span>}
      <input
        id={field.id}
        className="field-element"
        type={inputTypes[field.type] ?? 'text'}
        inputMode={inputModes[field.type]}
        placeholder={field.placeholder}
        value={textOf(answer)}
        aria-required={field.required}
        aria-invalid={isFaulty}
        aria-describedby={describedBy}
        onChange={({ target }) => onAnswer(target.value)}
        onFocus={selectMask}
        onMouseDown={selectMask}
      />
    </span>
  );
};

const Counter = ({ length, max }: { readonly length: number; readonly max: number }) => (
  <span className={length > max ? 'sw-counter is-over' : 'sw-counter'}>
    {length} / {max}
  </span>
);

export const TextAreaField = ({ field, answer, describedBy, isFaulty, onAnswer }: FieldProps) => {
  const text = textOf(answer);
  return (
    <>
      <textarea
        id={field.id}
        className="field-element"
        rows={4}
        placeholder={field.placeholder}
        value={text}
        aria-required={field.required}
        aria-invalid={isFaulty}
        aria-describedby={describedBy}
        onChange={({ target }) => onAnswer(target.value)}
      />
      {field.maxLength !== undefined && <Counter length={text.length} max={field.maxLength} />}
    </>
  );
};

export const SelectField = ({ field, answer, describedBy, isFaulty, onAnswer }: FieldProps) => (
  <select
    id={field.id}
    className="field-element"
    value={textOf(answer)}
    aria-required={field.required}
    aria-invalid={isFaulty}
    aria-describedby={describedBy}
    onChange={({ target }) => onAnswer(target.value)}
  >
    <option value="">{field.placeholder ?? ''}</option>
    {(field.options ?? []).map((option) => (
      <option key={option}>{option}</option>
    ))}
  </select>
);
