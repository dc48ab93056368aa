import { formatPrice, formatPriceInput, type PriceFormat } from '@sitewright/domain/money';
import type { Preferences } from '@sitewright/domain/store';
import { useState } from 'react';
import { Select, TextField } from '../controls/index.ts';
import { AddressFields, TrialCard } from '../trial-card/index.ts';
import { computeExample, type ExampleTax, type ExampleValues } from './example-tax.ts';
import { printRate } from './rule-values.ts';

interface TaxExampleProps {
  readonly tax: Preferences<'tax'>;
  readonly format: PriceFormat;
}

const HUNDRED = 10_000;

const kinds = [
  { id: 'goods', name: 'Physical product' },
  { id: 'service', name: 'Service or digital product' },
];

interface ResultProps {
  readonly example: ExampleTax;
  readonly isIncluded: boolean;
  readonly format: PriceFormat;
}

const Result = ({ example: { lines, totalCents }, isIncluded, format }: ResultProps) => (
  <dl className="tax-result">
    {lines.length === 0 ? (
      <div>
        <dt>Tax</dt>
        <dd>None</dd>
      </div>
    ) : null}
    {lines.map(({ id, name, rate, amountCents }) => (
      <div key={id}>
        <dt>{`${name}, ${printRate(rate, format.locale)}% ${isIncluded ? 'included' : 'added'}`}</dt>
        <dd>{formatPrice(amountCents, format)}</dd>
      </div>
    ))}
    <div>
      <dt>
        <strong>Shopper pays</strong>
      </dt>
      <dd>
        <strong>{formatPrice(totalCents, format)}</strong>
      </dd>
    </div>
  </dl>
);

const start = (format: PriceFormat): ExampleValues => ({
  country: '',
  region: '',
  postalCode: '',
  price: formatPriceInput(HUNDRED, format),
  kind: 'goods',
  taxClass: '',
});

/** The classes that rules name. */
const classChoices = (tax: Preferences<'tax'>) => [
  { id: 'standard', name: 'Standard' },
  ...[...new Set(tax.taxRules.flatMap(({ taxClass }) => taxClass ?? []))].map((id) => ({
    id: `class ${id}`,
    name: id,
  })),
];

/** What a shopper pays for a price, with changes that are not saved yet. */
export const TaxExample = ({ tax, format }: TaxExampleProps) => {
  const [values, setValues] = useState(() => start(format));
  const change = (next: Partial<ExampleValues>): void => setValues({ ...values, ...next });
  const example = computeExample(tax, values, format);
  const classes = classChoices(tax);
  return (
    <TrialCard
      title="Try a price"
      text="See the tax of a price, before you save."
      fields={
        <>
          <AddressFields address={values} onChange={change} />
          <TextField
            label="Price"
            value={values.price}
            error={'fault' in example ? example.fault : undefined}
            onChange={(price) => change({ price })}
          />
          <Select
            label="Product"
            choices={kinds}
            value={values.kind}
            onChange={(kind) => change({ kind: kind === 'service' ? 'service' : 'goods' })}
          />
          {classes.length === 1 ? null : (
            <Select
              label="Tax class"
              choices={classes}
              value={values.taxClass === '' ? 'standard' : `class ${values.taxClass}`}
              onChange={(id) => change({ taxClass: id === 'standard' ? '' : id.slice('class '.length) })}
            />
          )}
        </>
      }
      resultLabel="Tax of the price"
      result={
        values.country === '' || 'fault' in example ? (
          <span className="quiet">Choose a country to see the tax.</span>
        ) : (
          <Result example={example} isIncluded={tax.pricesIncludeTax} format={format} />
        )
      }
    />
  );
};
