import { fieldParts } from '@sitewright/domain/forms';
import { formText } from '../page/index.ts';
import { listOf, type FieldProps } from './field-props.ts';
import { MERIDIEM, autocompleteTokens } from './autocomplete-tokens.ts';

type PartedKind = keyof typeof fieldParts;

const isParted = (kind: string): kind is PartedKind => Object.hasOwn(fieldParts, kind);

/** Without country code a phone number has three parts instead of four. */
const partsOf = ({ type, showCountryCode }: FieldProps['field']) => {
  const parts = isParted(type) ? fieldParts[type] : [];
  return type === 'phone' && !showCountryCode ? fieldParts.phone.slice(1) : parts;
};

const NUMERIC = new Set(['Month', 'Day', 'Year', 'Hour', 'Minute', 'Second', 'Areacode', 'Prefix', 'Line']);

export const PartsField = ({ field, answer, describedBy, isFaulty, onAnswer }: FieldProps) => {
  const parts = partsOf(field);
  const values = listOf(answer);
  const change = (index: number, value: string): void =>
    onAnswer(parts.map((_, at) => (at === index ? value : (values[at] ?? ''))));
  return (
    <span className={`sw-parts sw-parts-${field.type}`}>
      {parts.map((part, index) => (
        <label key={part} className={`sw-part sw-part-${part.toLowerCase()}`}>
          <span className="caption">{formText(part)}</span>
          {part === 'Ampm' ? (
            <select
              className="field-element"
              value={values[index] ?? ''}
              onChange={({ target }) => change(index, target.value)}
            >
              <option value="">–</option>
              {MERIDIEM.map((half) => (
                <option key={half}>{half}</option>
              ))}
            </select>
          ) : (
            <input
              className="field-element"
              value={values[index] ?? ''}
              inputMode={NUMERIC.has(part) ? 'numeric' : undefined}
              autoComplete={autocompleteTokens[part]}
              aria-invalid={isFaulty}
              aria-describedby={describedBy}
              onChange={({ target }) => change(index, target.value)}
            />
          )}
        </label>
      ))}
    </span>
  );
};
