import { TextField } from '../controls/index.ts';

interface TimeFieldProps {
  readonly zone: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly takesFocus?: boolean;
  readonly onChange: (text: string) => void;
}

/** A time in the site's time zone. */
export const TimeField = ({ zone, ...field }: TimeFieldProps) => (
  <TextField label="Publish on" type="datetime-local" hint={`Site time zone: ${zone}`} {...field} />
);
