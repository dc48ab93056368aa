import { checkStyleValue, readSize, sizeIn, writeSize, type StyleToken } from '@sitewright/domain/styles';
import { useId, useState } from 'react';
import { Input, TextField } from 'react-aria-components';
import { Slider } from '../controls/index.ts';
import { TokenFrame } from './token-frame.tsx';
import type { TokenFieldProps } from './token-field-props.ts';

const tidy = (amount: number): string => String(Math.round(amount * 1000) / 1000);

/** The number for the slider; undefined for computed values. */
const amountOf = ({ type, unit }: StyleToken, value: string): number | undefined => {
  if (type === 'number')
    return value.trim() === '' || Number.isNaN(Number(value)) ? undefined : Number(value);
  const size = readSize(value);
  return size && sizeIn(size, unit ?? size.unit);
};

const unitOf = ({ type, unit }: StyleToken, value: string): string =>
  type === 'number' ? '' : (unit ?? readSize(value)?.unit ?? 'px');

const write = (token: StyleToken, amount: number, value: string): string => {
  if (token.type === 'number') return tidy(amount);
  const unit = token.unit ?? readSize(value)?.unit ?? 'px';
  return writeSize({ amount, unit }, token.phone);
};

interface RangeProps extends TokenFieldProps {
  readonly amount: number;
}

const Range = ({ view, amount, onChange, onChangeEnd }: RangeProps) => {
  const { token, resolved } = view;
  const { min = 0, max = Math.max(100, amount * 2), step = 1 } = token;
  const at = (moved: number): string => write(token, moved, resolved);
  return (
    <Slider
      aria-label={token.title}
      minValue={min}
      maxValue={max}
      step={step}
      value={Math.min(Math.max(amount, min), max)}
      onChange={(moved) => onChange(at(moved))}
      onChangeEnd={(moved) => onChangeEnd(at(moved))}
    />
  );
};

/** A size or number field with a slider. */
export const SizeField = (props: TokenFieldProps) => {
  const { view, onChange, onChangeEnd, onReset } = props;
  const { token, resolved } = view;
  const labelId = useId();
  const [typed, setTyped] = useState<string>();
  const amount = amountOf(token, resolved);
  const written = (text: string): string => {
    const isBare = /^[\d.,\s-]+$/.test(text) && text.trim() !== '';
    return isBare ? write(token, Number(text.replace(',', '.')), resolved) : text.trim();
  };
  const error = typed === undefined ? undefined : checkStyleValue(token, written(typed));
  const type = (text: string) => {
    setTyped(text);
    if (checkStyleValue(token, written(text)) === undefined) onChange(written(text));
  };
  const leave = () => {
    if (typed === undefined || error !== undefined) return;
    setTyped(undefined);
    onChangeEnd(written(typed));
  };
  return (
    <TokenFrame view={view} onReset={onReset} labelId={labelId} error={error}>
      <div className="token-row">
        {amount === undefined ? null : <Range {...props} amount={amount} />}
        <TextField
          className="field-box token-amount"
          aria-labelledby={labelId}
          value={typed ?? (amount === undefined ? resolved : tidy(amount))}
          onChange={type}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave();
            // Escape closes the surrounding popover.
            else event.continuePropagation();
          }}
          isInvalid={error !== undefined}
          validationBehavior="aria"
        >
          <Input className="field-input" spellCheck={false} autoComplete="off" />
          <span className="token-unit">{amount === undefined ? '' : unitOf(token, resolved)}</span>
        </TextField>
      </div>
    </TokenFrame>
  );
};
