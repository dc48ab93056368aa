import { FieldError, Text } from 'react-aria-components';
import './field.css';

interface FieldMessagesProps {
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Hint and error of a field. */
export const FieldMessages = ({ hint, error }: FieldMessagesProps) => (
  <>
    {hint === undefined || error !== undefined ? null : (
      <Text slot="description" className="field-hint">
        {hint}
      </Text>
    )}
    <FieldError className="field-error">{error}</FieldError>
  </>
);
