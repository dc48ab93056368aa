import { readColour, writeHex } from '@sitewright/domain/styles';
import { useId, type ReactNode } from 'react';
import { Button, Dialog, DialogTrigger } from 'react-aria-components';
import { Popover } from '../controls/index.ts';
import './colour-field.css';
import { ColourPicker } from './colour-picker.tsx';
import type { Swatch } from './colour-swatches.tsx';
import type { ContrastPair } from './contrasts.ts';

interface ColourFieldProps {
  readonly label: string;
  /** CSS value; empty if none is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onChangeEnd?: (value: string) => void;
  readonly swatches?: readonly Swatch[];
  readonly backgrounds?: readonly ContrastPair[];
  readonly texts?: readonly ContrastPair[];
  /** Shown next to the label. */
  readonly aside?: ReactNode;
}

const describe = (value: string): string => {
  const colour = readColour(value);
  if (!colour) return value === '' ? 'None' : value;
  const alpha = Math.round(colour.alpha * 100);
  return alpha === 100 ? writeHex(colour) : `${writeHex(colour)} ${alpha}%`;
};

/** A colour field; its swatch opens the picker. */
export const ColourField = ({ label, aside, ...picker }: ColourFieldProps) => {
  const labelId = useId();
  const valueId = useId();
  return (
    <div className="field colour-field">
      <div className="field-head">
        <span className="field-label" id={labelId}>
          {label}
        </span>
        {aside}
      </div>
      <DialogTrigger>
        <Button className="field-box colour-field-box" aria-labelledby={`${labelId} ${valueId}`}>
          <span className="colour-chip" aria-hidden>
            <span style={{ background: picker.value }} />
          </span>
          <span className="truncate" id={valueId}>
            {describe(picker.value)}
          </span>
        </Button>
        <Popover placement="bottom start">
          <Dialog className="colour-dialog" aria-label={label}>
            <ColourPicker {...picker} />
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  );
};
