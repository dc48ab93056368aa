import type { CallAnswer } from '@sitewright/api/call';
import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { draftOrderLimits, type DraftLine } from '@sitewright/domain/draft-orders';
import { CURRENCIES, parsePrice, priceFaultText, type PriceFormat } from '@sitewright/domain/money';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogFoot,
  SearchField,
  TextField,
} from '../../controls/index.ts';
import { Fetched, useDebounced, useFetched } from '../../data-fetching/index.ts';
import { newLineId } from './new-line-id.ts';
import '../draft-orders.css';

type Found = CallAnswer<typeof draftOrdersCalls.findVariants>['variants'][number];

interface AddItemsProps {
  readonly format: PriceFormat;
  readonly money: (cents: number) => string;
  readonly onAdd: (line: DraftLine) => void;
  /** Leaves out what is delivered by the payment. */
  readonly isFulfilled?: boolean;
}

const stockText = ({ stock }: Found): string => (stock === null ? '' : `${stock} in stock`);

const lineOf = ({ itemId, variantId, title, priceCents }: Found): DraftLine => ({
  id: newLineId(),
  itemId,
  variantId,
  title: title.slice(0, draftOrderLimits.TITLE) || 'Product',
  quantity: 1,
  unitCents: priceCents,
  isTaxable: true,
  needsShipping: true,
});

const Results = ({
  search,
  money,
  onAdd,
  isFulfilled = false,
}: { readonly search: string } & Omit<AddItemsProps, 'format'>) => {
  const { fetched, refetch } = useFetched(draftOrdersCalls.findVariants, { query: { search } });
  return (
    <Fetched subject="results" fetched={fetched} onRetry={refetch} skeleton={null}>
      {({ variants: all }) => {
        const variants = all.filter(({ isDigital }) => !isFulfilled || !isDigital);
        return variants.length === 0 ? (
          <p className="draft-quiet">No published product matches.</p>
        ) : (
          <ul className="draft-found" aria-label="Products found">
            {variants.map((found) => (
              <li key={found.variantId}>
                <button type="button" className="draft-found-row" onClick={() => onAdd(lineOf(found))}>
                  {found.pictureUrl === null ? (
                    <span className="draft-picture" />
                  ) : (
                    <img src={found.pictureUrl} alt="" className="draft-picture" />
                  )}
                  <span className="draft-row-text">
                    <span>{[found.title, found.optionText].filter(Boolean).join(' · ')}</span>
                    <span className="draft-quiet">
                      {[found.sku, stockText(found)].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <span>{money(found.priceCents)}</span>
                </button>
              </li>
            ))}
          </ul>
        );
      }}
    </Fetched>
  );
};

interface CustomItemProps {
  readonly format: PriceFormat;
  readonly onAdd: (line: DraftLine) => void;
  readonly onClose: () => void;
}

const CustomItem = ({ format, onAdd, onClose }: CustomItemProps) => {
  const [title, setTitle] = useState('');
  const [price, setPrice] = useState('');
  const [isTaxable, setTaxable] = useState(true);
  const [needsShipping, setShipping] = useState(false);
  const [faults, setFaults] = useState<{ readonly title?: string; readonly price?: string }>({});
  const submit = (): void => {
    const parsed = parsePrice(price, format);
    const found = {
      ...(title.trim() === '' ? { title: 'Enter a name.' } : {}),
      ...('fault' in parsed ? { price: priceFaultText(parsed.fault, format) } : {}),
    };
    setFaults(found);
    if (Object.keys(found).length > 0 || 'fault' in parsed) return;
    const line = { id: newLineId(), itemId: null, variantId: null, title: title.trim(), quantity: 1 };
    onAdd({ ...line, unitCents: parsed.minor, isTaxable, needsShipping });
    onClose();
  };
  return (
    <Dialog title="Add custom item" isOpen onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogBody>
          <TextField
            label="Name"
            value={title}
            onChange={setTitle}
            error={faults.title}
            maxLength={draftOrderLimits.TITLE}
            takesFocus
          />
          <TextField
            label="Price"
            unit={CURRENCIES[format.currency].symbol}
            value={price}
            onChange={setPrice}
            error={faults.price}
            inputMode="decimal"
          />
          <Checkbox isSelected={isTaxable} onChange={setTaxable}>
            Charge tax
          </Checkbox>
          <Checkbox isSelected={needsShipping} onChange={setShipping}>
            This item is shipped
          </Checkbox>
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit">
            Add item
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};

/** Products by title or SKU, and items that are not in the catalogue. */
export const AddItems = ({ format, money, onAdd, isFulfilled = false }: AddItemsProps) => {
  const [typed, setTyped] = useState('');
  const [isCustom, setCustom] = useState(false);
  const search = useDebounced(typed.trim());
  const add = (line: DraftLine): void => {
    setTyped('');
    onAdd(line);
  };
  return (
    <div className="draft-add">
      <div className="draft-add-row">
        <SearchField label="Search products by title or SKU" value={typed} onChange={setTyped} />
        <Button icon={Plus} onPress={() => setCustom(true)}>
          Custom item
        </Button>
      </div>
      {typed.trim() === '' || search === '' ? null : (
        <Results {...{ search, money, isFulfilled }} onAdd={add} />
      )}
      {isCustom ? <CustomItem {...{ format }} onAdd={onAdd} onClose={() => setCustom(false)} /> : null}
    </div>
  );
};
