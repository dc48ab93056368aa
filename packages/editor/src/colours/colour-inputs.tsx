import { styleFaultText, type Colour } from '@sitewright/domain/styles';
import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import type { ColourMode, Texts } from './colour-modes.ts';

interface ColourInputsProps {
  readonly mode: ColourMode;
  readonly colour: Colour;
  readonly onChange: (colour: Colour) => void;
  readonly onChangeEnd: () => void;
}

/** Text inputs for the channels of a colour. Invalid input stays in its field with an error and changes nothing. */
export const ColourInputs = ({ mode, colour, onChange, onChangeEnd }: ColourInputsProps) => {
  const [typed, setTyped] = useState<Texts>();
  const texts = typed ?? mode.show(colour);
  const read = typed ? mode.read(typed) : undefined;
  const fault = read && 'fault' in read ? read.fault : undefined;
  const type = (id: string, text: string) => {
    const next = { ...texts, [id]: text };
    const result = mode.read(next);
    setTyped(next);
    if ('colour' in result) onChange(result.colour);
  };
  const leave = () => {
    if (typed === undefined || fault !== undefined) return;
    setTyped(undefined);
    onChangeEnd();
  };
  return (
    <div className="colour-inputs">
      <div className="colour-input-row">
        {mode.fields.map(({ id, label, unit }) => (
          <TextField
            key={id}
            className="colour-input"
            value={texts[id] ?? ''}
            onChange={(text) => type(id, text)}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key === 'Enter') leave();
              // Escape closes the surrounding popover.
              else event.continuePropagation();
            }}
            isInvalid={fault !== undefined}
            validationBehavior="aria"
          >
            <Label>{unit === undefined ? label : `${label} ${unit}`}</Label>
            <Input
              spellCheck={false}
              autoComplete="off"
              {...(id === 'hex' ? {} : { inputMode: 'decimal' })}
            />
          </TextField>
        ))}
      </div>
      {fault === undefined ? null : (
        <p className="field-error" role="alert">
          {styleFaultText(fault)}
        </p>
      )}
    </div>
  );
};
