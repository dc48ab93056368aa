import { useState } from 'react';
import { localTime, momentOf } from '../../time-zones/index.ts';
import { TextField } from '../../controls/index.ts';

interface TimeFieldProps {
  readonly label: string;
  readonly zone: string;
  readonly value: number | undefined;
  readonly error: string | undefined;
  readonly onChange: (moment: number | undefined) => void;
}

/** Date and time in the site's time zone. Reported once complete. */
export const TimeField = ({ label, zone, value, error, onChange }: TimeFieldProps) => {
  const stored = value === undefined ? '' : localTime(value, zone);
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      type="datetime-local"
      value={typed ?? stored}
      error={error}
      onChange={(text) => {
        const moment = momentOf(text, zone);
        setTyped(text === '' || moment !== undefined ? undefined : text);
        if (text === '' || moment !== undefined) onChange(moment);
      }}
    />
  );
};
