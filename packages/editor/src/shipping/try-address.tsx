import { formatPrice, type PriceFormat } from '@sitewright/domain/money';
import { GENERAL_PROFILE, type ShippingOffer, type ShippingSettings } from '@sitewright/domain/shipping';
import { useState } from 'react';
import { Select, TextField } from '../controls/index.ts';
import { AddressFields, TrialCard } from '../trial-card/index.ts';
import { tryOrder, type TrialValues } from './values/trial-values.ts';

interface TryAddressProps {
  readonly settings: ShippingSettings;
  readonly format: PriceFormat;
}

const start: TrialValues = {
  country: '',
  region: '',
  postalCode: '',
  weight: '',
  items: '1',
  subtotal: '',
  profile: GENERAL_PROFILE,
};

const priceText = (cents: number, format: PriceFormat): string =>
  cents === 0 ? 'Free' : formatPrice(cents, format);

const OfferedOptions = ({
  offer,
  format,
}: {
  readonly offer: ShippingOffer;
  readonly format: PriceFormat;
}) => {
  if (offer.options.length === 0)
    return <p>Nothing can be shipped there: shoppers with this address can’t check out.</p>;
  return (
    <ul className="trial-options">
      {offer.options.map(({ key, name, description, priceCents, freeFromCents }) => (
        <li key={key}>
          <span>
            <strong>{name}</strong>
            {description === '' ? null : <span className="quiet trial-detail">{description}</span>}
            {freeFromCents === null ? null : (
              <span className="quiet trial-detail">{`Free from ${formatPrice(freeFromCents, format)}`}</span>
            )}
          </span>
          <span>{priceText(priceCents, format)}</span>
        </li>
      ))}
    </ul>
  );
};

/** Shows what a shopper with an address would be offered, with changes that are not saved yet. */
export const TryAddress = ({ settings, format }: TryAddressProps) => {
  const [values, setValues] = useState(start);
  const change = (next: Partial<TrialValues>): void => setValues({ ...values, ...next });
  const trial = tryOrder(settings, values, format);
  const faults = 'faults' in trial ? trial.faults : {};
  return (
    <TrialCard
      title="Try an address"
      text="See what a shopper is offered, before you save."
      fields={
        <>
          <AddressFields address={values} onChange={change} />
          <TextField
            label="Number of items"
            value={values.items}
            error={faults['items']}
            onChange={(items) => change({ items })}
          />
          <TextField
            label="Weight of the order"
            value={values.weight}
            error={faults['weight']}
            onChange={(weight) => change({ weight })}
          />
          <TextField
            label="Subtotal"
            value={values.subtotal}
            error={faults['subtotal']}
            onChange={(subtotal) => change({ subtotal })}
          />
          {settings.profiles.length < 2 ? null : (
            <Select
              label="Products of"
              choices={settings.profiles.map(({ id, name }) => ({ id, name }))}
              value={values.profile}
              onChange={(profile) => change({ profile })}
            />
          )}
        </>
      }
      resultLabel="Shipping options"
      result={
        values.country === '' || !('offer' in trial) ? (
          <p className="quiet">Choose a country to see the options.</p>
        ) : (
          <OfferedOptions offer={trial.offer} format={format} />
        )
      }
    />
  );
};
