import { addDenomination, retireVariants } from '@sitewright/domain/catalogue';
import { formatPrice, parsePrice, priceFaultText } from '@sitewright/domain/money';
import { Plus, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button, IconButton, TextField } from '../../controls/index.ts';
import { newId } from '../../documents/index.ts';
import { useProduct } from '../state/product-context.ts';

/** What a gift card can be worth. */
export const Denominations = () => {
  const { product, productNow, changeProduct, format } = useProduct();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const variants = product.variants ?? [];
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const parsed = parsePrice(typed, format);
    if ('fault' in parsed) return setFault(priceFaultText(parsed.fault, format));
    const label = formatPrice(parsed.minor, format);
    const edit = addDenomination(productNow(), { minor: parsed.minor, label }, { newId });
    if ('fault' in edit) return setFault(edit.fault);
    changeProduct('Add denomination', () => edit.product);
    setTyped('');
  };
  return (
    <form className="field" noValidate aria-label="Denominations" onSubmit={add}>
      <span className="field-label">Denominations</span>
      <ul className="product-editor-chips">
        {variants.map(({ id, price }) => (
          <li key={id} className="product-editor-chip">
            {formatPrice(price, format)}
            {variants.length > 1 ? (
              <IconButton
                icon={X}
                label={`Remove ${formatPrice(price, format)}`}
                onPress={() => changeProduct('Remove denomination', (before) => retireVariants(before, [id]))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <div className="product-editor-add-row">
        <TextField
          label="Add an amount"
          value={typed}
          error={fault}
          inputMode="decimal"
          onChange={(text) => {
            setTyped(text);
            setFault(undefined);
          }}
        />
        <Button type="submit" icon={Plus}>
          Add
        </Button>
      </div>
    </form>
  );
};
