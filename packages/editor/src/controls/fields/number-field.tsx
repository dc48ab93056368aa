import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { FieldNotes } from './field-notes.tsx';
import './number-field.css';
import { Slider } from './slider.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  /** What cannot be read as a number comes as NaN, an empty field as undefined. */
  readonly onChange: (value: number | undefined) => void;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly unit?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Shows the whole range to draw in; only for numbers with both ends. */
  readonly hasSlider?: boolean | undefined;
}

const read = (text: string): number | undefined => {
  const tidy = text.trim().replace(',', '.');
  return tidy === '' ? undefined : Number(tidy);
};

const write = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '' : String(value);

/** What stands in the field: as it was typed while it still means the value. */
const useTyped = (value: number | undefined) => {
  const [typed, setTyped] = useState(write(value));
  const isSame = Object.is(read(typed), value);
  return [isSame ? typed : write(value), setTyped] as const;
};

interface RangeProps extends Pick<NumberFieldProps, 'label' | 'value' | 'onChange'> {
  readonly least: number;
  readonly most: number;
}

const Range = ({ label, value, onChange, least, most }: RangeProps) => (
  <Slider
    aria-label={label}
    minValue={least}
    maxValue={most}
    value={Math.min(Math.max(value !== undefined && Number.isFinite(value) ? value : least, least), most)}
    onChange={onChange}
  />
);

export const NumberField = ({
  label,
  value,
  onChange,
  least,
  most,
  unit,
  hint,
  error,
  hasSlider,
}: NumberFieldProps) => {
  const [text, setTyped] = useTyped(value);
  const step = (by: number) => {
    const next = (value !== undefined && Number.isFinite(value) ? value : (least ?? 0)) + by;
    onChange(Math.min(Math.max(next, least ?? next), most ?? next));
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
        {hasSlider && least !== undefined && most !== undefined ? (
          <Range {...{ label, value, onChange, least, most }} />
        ) : null}
        <div className="field-box number-box">
          <Input className="field-input" />
          {unit === undefined ? null : <span className="number-unit">{unit}</span>}
        </div>
      </div>
      <FieldNotes hint={hint} error={error} />
    </TextField>
  );
};
