import { CURRENCIES, formatPriceInput, parsePrice, priceFaultText } from '@sitewright/domain/money';
import { useState, type KeyboardEvent } from 'react';
import { TextField } from '../../controls/index.ts';
import { useInvalidField, usePendingField } from '../../documents/index.ts';
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
  useInvalidField(fault !== undefined);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') commit();
  };
  return (
    <TextField
      {...{ label, hint }}
      unit={CURRENCIES[format.currency].symbol}
      inputMode="decimal"
      value={typed ?? (value === undefined ? '' : formatPriceInput(value, format))}
      error={fault}
      onBlur={commit}
      onKeyDown={press}
      onChange={(text) => {
        setTyped(text);
        setFault(undefined);
      }}
    />
  );
};
