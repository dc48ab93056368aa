import type { ReactNode } from 'react';
import './fields.css';

interface FieldGroupProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Several controls that make up one field. */
export const FieldGroup = ({ label, hint, error, children }: FieldGroupProps) => (
  <fieldset className="field-group">
    <legend className="field-label">{label}</legend>
    <div className="field">
      {children}
      {error === undefined ? null : <span className="field-error">{error}</span>}
      {hint === undefined || error !== undefined ? null : <span className="field-hint">{hint}</span>}
    </div>
  </fieldset>
);
