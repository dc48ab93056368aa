import { CURRENCIES, formatPriceInput, parsePrice, priceFaultText } from '@sitewright/domain/money';
import { useState, type KeyboardEvent } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { FieldMessages } from '../../controls/index.ts';
import { usePendingField } from '../../documents/index.ts';
import { useProduct } from '../state/product-context.ts';

interface PriceFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number | undefined;
  readonly isRequired?: boolean;
  /** Returns a fault, if the price cannot be stored. */
  readonly onChange: (minor: number | undefined) => string | undefined;
}

/** A price as people type it. A wrong one stays in the field with its message. */
export const PriceField = ({ label, hint, value, isRequired = false, onChange }: PriceFieldProps) => {
  const { format } = useProduct();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const store = (minor: number | undefined): void => {
    const refused = onChange(minor);
    setFault(refused);
    if (refused === undefined) setTyped(undefined);
  };
  const commit = (): void => {
    if (typed === undefined) return;
    if (typed.trim() === '' && !isRequired) return store(undefined);
    const parsed = parsePrice(typed, format);
    if ('fault' in parsed) setFault(priceFaultText(parsed.fault, format));
    else store(parsed.minor);
  };
  usePendingField(commit);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') commit();
  };
  return (
    <TextField
      className="field"
      inputMode="decimal"
      value={typed ?? (value === undefined ? '' : formatPriceInput(value, format))}
      isInvalid={fault !== undefined}
      validationBehavior="aria"
      onBlur={commit}
      onKeyDown={press}
      onChange={(text) => {
        setTyped(text);
        setFault(undefined);
      }}
    >
      <Label className="field-label">{label}</Label>
      <div className="field-box product-editor-price-box">
        <Input className="field-input" />
        <span className="product-editor-currency" aria-hidden>
          {CURRENCIES[format.currency].symbol}
        </span>
      </div>
      <FieldMessages hint={hint} error={fault} />
    </TextField>
  );
};
