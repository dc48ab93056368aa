import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { FieldMessages } from './field-messages.tsx';
import './number-field.css';
import { Slider } from './slider.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  /** NaN for invalid input, undefined for an empty field. */
  readonly onChange: (value: number | undefined) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly unit?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Adds a slider; requires both limits. */
  readonly hasSlider?: boolean | undefined;
}

const read = (text: string): number | undefined => {
  const tidy = text.trim().replace(',', '.');
  return tidy === '' ? undefined : Number(tidy);
};

const write = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '' : String(value);

/** The text as typed while it still means the value. */
const useTyped = (value: number | undefined) => {
  const [typed, setTyped] = useState(write(value));
  const isSame = Object.is(read(typed), value);
  return [isSame ? typed : write(value), setTyped] as const;
};

interface RangeProps extends Pick<NumberFieldProps, 'label' | 'value' | 'onChange'> {
  readonly min: number;
  readonly max: number;
}

const Range = ({ label, value, onChange, min, max }: RangeProps) => (
  <Slider
    aria-label={label}
    minValue={min}
    maxValue={max}
    value={Math.min(Math.max(value !== undefined && Number.isFinite(value) ? value : min, min), max)}
    onChange={onChange}
  />
);

export const NumberField = ({
  label,
  value,
  onChange,
  min,
  max,
  unit,
  hint,
  error,
  hasSlider,
}: NumberFieldProps) => {
  const [text, setTyped] = useTyped(value);
  const step = (by: number) => {
    const next = (value !== undefined && Number.isFinite(value) ? value : (min ?? 0)) + by;
    onChange(Math.min(Math.max(next, min ?? next), max ?? next));
  };
  return (
    <TextField
      className="field"
      value={text}
      inputMode="decimal"
      isInvalid={error !== undefined}
      validationBehavior="aria"
      onChange={(typed) => {
        setTyped(typed);
        onChange(read(typed));
      }}
      onKeyDown={(event) => {
        const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (by !== undefined) step(event.shiftKey ? by * 10 : by);
      }}
    >
      <Label className="field-label">{label}</Label>
      <div className="number-row">
        {hasSlider && min !== undefined && max !== undefined ? (
          <Range {...{ label, value, onChange, min, max }} />
        ) : null}
        <div className="field-box number-box">
          <Input className="field-input" />
          {unit === undefined ? null : <span className="number-unit">{unit}</span>}
        </div>
      </div>
      <FieldMessages hint={hint} error={error} />
    </TextField>
  );
};
