import { CURRENCIES, formatPrice, type PriceFormat } from '@sitewright/domain/money';
import type { BulkAction } from '@sitewright/domain/product-list';
import { useState, type FormEvent } from 'react';
import {
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogFoot,
  Notice,
  Segmented,
  TextField,
} from '../../controls/index.ts';
import { countText } from '../model/product-texts.ts';
import type { ProductRow } from '../model/use-products.ts';
import { readPriceChange, type PriceDraft } from './price-change.ts';
import { endedSales, PricePreview } from './price-preview.tsx';

const units = [
  { id: 'percent', name: 'Percent' },
  { id: 'amount', name: 'Amount' },
] as const;

const directions = [
  { id: 'raise', name: 'Raise' },
  { id: 'lower', name: 'Lower' },
] as const;

const EndedSales = ({ products }: { readonly products: readonly ProductRow[] }) =>
  products.length === 0 ? null : (
    <Notice tone="warning" title="No longer reduced">
      {`The sale price would not be below the new price: ${products.map(({ title }) => title).join(', ')}.`}
    </Notice>
  );

interface PriceUnitsProps {
  readonly draft: PriceDraft;
  readonly onChange: (part: Partial<PriceDraft>) => void;
}

const PriceUnits = ({ draft, onChange }: PriceUnitsProps) => (
  <div className="product-list-price-fields">
    {draft.kind === 'price' ? (
      <Segmented
        label="Direction"
        segments={directions}
        value={draft.direction}
        onChange={(direction) => onChange({ direction })}
      />
    ) : null}
    <Segmented label="Unit" segments={units} value={draft.unit} onChange={(unit) => onChange({ unit })} />
  </div>
);

interface LiveChoiceProps {
  readonly canPublish: boolean;
  readonly isLive: boolean;
  readonly onChange: (isLive: boolean) => void;
}

const LiveChoice = ({ canPublish, isLive, onChange }: LiveChoiceProps) =>
  canPublish ? (
    <Checkbox isSelected={isLive} onChange={onChange}>
      Show visitors the new prices of published products at once
    </Checkbox>
  ) : (
    <p className="quiet">
      The new prices are saved as drafts. Somebody with the right to publish can publish them.
    </p>
  );

interface PriceDialogProps {
  readonly kind: 'price' | 'sale';
  readonly count: number;
  /** Selected products that are loaded. */
  readonly rows: readonly ProductRow[];
  readonly format: PriceFormat;
  readonly canPublish: boolean;
  readonly onApply: (action: BulkAction, isLive: boolean) => Promise<boolean>;
  readonly onClose: () => void;
}

const titles = { price: 'Change prices', sale: 'Put on sale' } as const;

/** Changes prices or begins a sale, by amount or percent. */
export const PriceDialog = ({
  kind,
  count,
  rows,
  format,
  canPublish,
  onApply,
  onClose,
}: PriceDialogProps) => {
  const [draft, setDraft] = useState<PriceDraft>({ kind, direction: 'raise', unit: 'percent', text: '10' });
  const [isLive, setLive] = useState(canPublish);
  const [isChecked, setChecked] = useState(false);
  const [isPending, setPending] = useState(false);
  const read = readPriceChange(draft, format);
  const change = (part: Partial<PriceDraft>) => setDraft((known) => ({ ...known, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if ('fault' in read) return;
    setPending(true);
    const isStarted = await onApply(read.action, isLive);
    setPending(false);
    if (isStarted) onClose();
  };
  return (
    <Dialog title={`${titles[kind]}: ${countText(count)}`} isOpen onClose={onClose}>
      <form
        className="dialog-form"
        noValidate
        aria-label={titles[kind]}
        onSubmit={(event) => void submit(event)}
      >
        <DialogBody>
          <PriceUnits {...{ draft }} onChange={change} />
          <TextField
            label={kind === 'sale' ? 'Discount' : 'Change by'}
            inputMode="decimal"
            value={draft.text}
            onChange={(text) => change({ text })}
            unit={draft.unit === 'percent' ? '%' : CURRENCIES[format.currency].symbol}
            hint={`Results are rounded to ${formatPrice(1, format)}.`}
            error={isChecked && 'fault' in read ? read.fault : undefined}
          />
          {'action' in read && rows.length > 0 ? (
            <>
              <PricePreview action={read.action} {...{ rows, format }} />
              <EndedSales products={endedSales(rows, read.action)} />
            </>
          ) : null}
          {kind === 'price' ? (
            <Checkbox
              isSelected={draft.withSalePrices ?? false}
              onChange={(withSalePrices) => change({ withSalePrices })}
            >
              Also change sale prices
            </Checkbox>
          ) : null}
          <LiveChoice {...{ canPublish, isLive }} onChange={setLive} />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isPending}>
            {titles[kind]}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
