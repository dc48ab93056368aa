import { FieldError, Text } from 'react-aria-components';
import './field.css';

interface FieldNotesProps {
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** What stands below a field: its hint, and what is wrong with it. */
export const FieldNotes = ({ hint, error }: FieldNotesProps) => (
  <>
    {hint === undefined || error !== undefined ? null : (
      <Text slot="description" className="field-hint">
        {hint}
      </Text>
    )}
    <FieldError className="field-error">{error}</FieldError>
  </>
);
