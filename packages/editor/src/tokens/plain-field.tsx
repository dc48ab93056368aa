import { checkStyleValue } from '@sitewright/domain/styles';
import { useId, useState } from 'react';
import { Input, TextField } from 'react-aria-components';
import type { TokenFieldProps } from './token-field-props.ts';
import { TokenFrame } from './token-frame.tsx';

/** A raw CSS value. */
export const PlainField = ({ view, onChangeEnd, onReset }: TokenFieldProps) => {
  const labelId = useId();
  const [typed, setTyped] = useState<string>();
  const error = typed === undefined ? undefined : checkStyleValue(view.token, typed);
  const leave = () => {
    if (typed === undefined || error !== undefined) return;
    setTyped(undefined);
    if (typed !== view.resolved) onChangeEnd(typed);
  };
  return (
    <TokenFrame view={view} onReset={onReset} labelId={labelId} error={error}>
      <TextField
        className="field-box"
        aria-labelledby={labelId}
        value={typed ?? view.resolved}
        onChange={setTyped}
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
      </TextField>
    </TokenFrame>
  );
};
