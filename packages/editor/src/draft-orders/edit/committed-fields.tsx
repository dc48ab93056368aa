import {
  CURRENCIES,
  formatPriceInput,
  parsePrice,
  priceFaultText,
  type PriceFormat,
} from '@sitewright/domain/money';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { TextField } from '../../controls/index.ts';

interface CommittedTextProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onCommit: (text: string) => void;
  /** Why the text cannot be taken. */
  readonly findFault?: (text: string) => string | undefined;
  readonly unit?: string | undefined;
  readonly type?: 'datetime-local';
  readonly inputMode?: 'decimal' | 'numeric' | 'email';
  readonly lines?: number;
  readonly hint?: string;
  readonly autoComplete?: string;
}

/** A text that counts when the field is left, or with Enter. A wrong one stays in the field with its message. */
export const CommittedText = ({
  value,
  onCommit,
  findFault,
  inputMode,
  lines,
  hint,
  ...field
}: CommittedTextProps) => {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const commit = (): void => {
    if (typed === undefined) return;
    const found = findFault?.(typed);
    setFault(found);
    if (found !== undefined) return;
    setTyped(undefined);
    if (typed !== value) onCommit(typed);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (lines ?? 1) === 1) commit();
  };
  return (
    <TextField
      {...field}
      {...(inputMode ? { inputMode } : {})}
      {...{ lines, hint }}
      value={typed ?? value}
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

interface CommittedPriceProps {
  readonly label: ReactNode;
  readonly cents: number;
  readonly format: PriceFormat;
  readonly onCommit: (cents: number) => void;
}

export const CommittedPrice = ({ cents, format, onCommit, label }: CommittedPriceProps) => (
  <CommittedText
    label={label}
    value={formatPriceInput(cents, format)}
    unit={CURRENCIES[format.currency].symbol}
    inputMode="decimal"
    findFault={(text) => {
      const parsed = parsePrice(text, format);
      return 'fault' in parsed ? priceFaultText(parsed.fault, format) : undefined;
    }}
    onCommit={(text) => {
      const parsed = parsePrice(text, format);
      if (!('fault' in parsed)) onCommit(parsed.minor);
    }}
  />
);
