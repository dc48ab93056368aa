import type { PriceFormat } from '@sitewright/domain/money';
import { shippingLimits, type ShippingRate, type ShippingZone } from '@sitewright/domain/shipping';
import { Plus, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, Card, List, ListRow } from '../../controls/index.ts';
import { EntryActions, moveBy, putEntry, removeEntry } from '../../entries/index.ts';
import { describeGaps, describeRate, describeZone } from '../describe-shipping.ts';
import { RateDialog } from '../dialogs/rate-dialog.tsx';
import { ZoneDialog } from '../dialogs/zone-dialog.tsx';

interface ZoneCardProps {
  readonly zone: ShippingZone;
  readonly others: readonly ShippingZone[];
  readonly format: PriceFormat;
  readonly onChange: (zone: ShippingZone) => void;
  readonly onRemove: () => void;
}

const Warning = ({ children }: { readonly children: string }) => (
  <span className="shipping-warning">
    <TriangleAlert size={14} aria-hidden />
    {children}
  </span>
);

interface RateRowProps {
  readonly rate: ShippingRate;
  readonly format: PriceFormat;
  readonly zone: ShippingZone;
  readonly onEdit: () => void;
  readonly onChange: (rates: readonly ShippingRate[]) => void;
}

const RateRow = ({ rate, format, zone: { rates }, onEdit, onChange }: RateRowProps) => {
  const { id, name, description = '' } = rate;
  const gaps = describeGaps(rate, format);
  const place = rates.indexOf(rate);
  return (
    <ListRow
      title={name}
      detail={
        <>
          {describeRate(rate, format)}
          {description === '' ? null : ` · ${description}`}
          {gaps === undefined ? null : <Warning>{gaps}</Warning>}
        </>
      }
      actions={
        <EntryActions
          name={name}
          onEdit={onEdit}
          onRemove={() => onChange(removeEntry(rates, id))}
          move={{
            isFirst: place === 0,
            isLast: place === rates.length - 1,
            by: (places) => onChange(moveBy(rates, id, places)),
          }}
        />
      }
    />
  );
};

/** A zone with its rates. */
export const ZoneCard = ({ zone, others, format, onChange, onRemove }: ZoneCardProps) => {
  const [editing, setEditing] = useState<'zone' | 'new' | ShippingRate>();
  const titleId = useId();
  const close = (): void => setEditing(undefined);
  const { name, rates } = zone;
  const countries = describeZone(zone);
  const putRates = (next: readonly ShippingRate[]): void => onChange({ ...zone, rates: next });
  return (
    <article aria-labelledby={titleId}>
      <Card>
        <header className="zone-head">
          <div className="zone-text">
            <h3 id={titleId}>{name}</h3>
            {countries === '' ? null : <p className="quiet">{countries}</p>}
            {rates.length === 0 ? <Warning>No rates: shoppers here can’t check out.</Warning> : null}
          </div>
          <EntryActions name={name} onEdit={() => setEditing('zone')} onRemove={onRemove} />
        </header>
        {rates.length === 0 ? null : (
          <List label={`Rates of ${name}`}>
            {rates.map((rate) => (
              <RateRow
                key={rate.id}
                {...{ rate, format, zone }}
                onEdit={() => setEditing(rate)}
                onChange={putRates}
              />
            ))}
          </List>
        )}
        {rates.length < shippingLimits.RATES ? (
          <footer className="zone-foot">
            <Button icon={Plus} aria-label={`Add rate to ${name}`} onPress={() => setEditing('new')}>
              Add rate
            </Button>
          </footer>
        ) : null}
      </Card>
      {editing === 'zone' ? (
        <ZoneDialog {...{ zone, others, format }} onDone={onChange} onClose={close} />
      ) : null}
      {editing === undefined || editing === 'zone' ? null : (
        <RateDialog
          rate={editing === 'new' ? undefined : editing}
          format={format}
          onDone={(rate) => putRates(putEntry(rates, rate))}
          onClose={close}
        />
      )}
    </article>
  );
};
