import { changedPrice, discountedPrice, type BulkAction } from '@sitewright/domain/product-list';
import { useState, type FormEvent } from 'react';
import {
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogFoot,
  NumberField,
  Segmented,
} from '../../controls/index.ts';
import { countText, formatPrice, formatRange, fractionDigitsOf } from '../model/product-texts.ts';
import type { ProductRow } from '../model/use-products.ts';

type Unit = 'percent' | 'amount';

const units = [
  { id: 'percent', name: 'Percent' },
  { id: 'amount', name: 'Amount' },
] as const;

const directions = [
  { id: 'raise', name: 'Raise' },
  { id: 'lower', name: 'Lower' },
] as const;

interface Draft {
  readonly direction: 'raise' | 'lower';
  readonly unit: Unit;
  readonly value: number | undefined;
}

const MAX_PERCENT = 1000;

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;

/** Why the entered number cannot be used; undefined if it can. */
const findFault = (
  kind: 'price' | 'sale',
  { unit, value, direction }: Draft,
  digits: number,
): string | undefined => {
  if (value === undefined || Number.isNaN(value)) return 'Enter a number, such as 10.';
  if (value <= 0) return 'Enter a number above zero.';
  if (unit === 'amount')
    return isWhole(value * 10 ** digits) ? undefined : `Enter at most ${digits} digits after the point.`;
  if (!isWhole(value * 100)) return 'Enter at most 2 digits after the point.';
  if ((kind === 'sale' || direction === 'lower') && value > 100) return 'Enter at most 100 percent.';
  return value > MAX_PERCENT ? `Enter at most ${MAX_PERCENT} percent.` : undefined;
};

const actionOf = (
  kind: 'price' | 'sale',
  { unit, value = 0, direction }: Draft,
  digits: number,
): BulkAction => {
  const size = unit === 'amount' ? Math.round(value * 10 ** digits) : value;
  if (kind === 'sale') return { kind: 'start-sale', off: { unit, value: size } };
  return { kind: 'change-price', by: { unit, value: direction === 'lower' ? -size : size } };
};

const priceAfter = (price: number, action: BulkAction): number => {
  if (action.kind === 'start-sale') return discountedPrice(price, action.off);
  return action.kind === 'change-price' ? changedPrice(price, action.by) : price;
};

interface PreviewProps {
  readonly rows: readonly ProductRow[];
  readonly action: BulkAction;
  readonly currency: string;
}

const Preview = ({ rows, action, currency }: PreviewProps) => (
  <table className="product-list-preview">
    <caption>Preview of the first products</caption>
    <thead>
      <tr>
        <th scope="col">Product</th>
        <th scope="col">Now</th>
        <th scope="col">After</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, title, regularPrice }) => {
        const after = regularPrice && {
          min: priceAfter(regularPrice.min, action),
          max: priceAfter(regularPrice.max, action),
        };
        return (
          <tr key={id}>
            <th scope="row">{title}</th>
            <td>{formatRange(regularPrice, currency)}</td>
            <td>{after && after.min < 0 ? 'Left unchanged' : formatRange(after, currency)}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
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
  readonly currency: string;
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
  currency,
  canPublish,
  onApply,
  onClose,
}: PriceDialogProps) => {
  const digits = fractionDigitsOf(currency);
  const [draft, setDraft] = useState<Draft>({ direction: 'raise', unit: 'percent', value: 10 });
  const [isLive, setLive] = useState(canPublish);
  const [isChecked, setChecked] = useState(false);
  const [isPending, setPending] = useState(false);
  const fault = findFault(kind, draft, digits);
  const change = (part: Partial<Draft>) => setDraft((known) => ({ ...known, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault !== undefined) return;
    setPending(true);
    const isStarted = await onApply(actionOf(kind, draft, digits), isLive);
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
          <div className="product-list-price-fields">
            {kind === 'price' ? (
              <Segmented
                label="Direction"
                segments={directions}
                value={draft.direction}
                onChange={(direction) => change({ direction })}
              />
            ) : null}
            <Segmented
              label="Unit"
              segments={units}
              value={draft.unit}
              onChange={(unit) => change({ unit })}
            />
          </div>
          <NumberField
            label={kind === 'sale' ? 'Discount' : 'Change by'}
            value={draft.value}
            onChange={(value) => change({ value })}
            unit={draft.unit === 'percent' ? '%' : currency}
            hint={`Results are rounded to ${formatPrice(1, currency)}.`}
            error={isChecked ? fault : undefined}
          />
          {fault === undefined && rows.length > 0 ? (
            <Preview action={actionOf(kind, draft, digits)} {...{ rows, currency }} />
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
