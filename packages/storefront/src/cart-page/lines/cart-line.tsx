import { fillText } from '@sitewright/domain/languages';
import type { Refusal } from '@sitewright/api/client';
import { useRef, useState } from 'react';
import { changeQuantity, entryName, refusalText, removeEntry, type CartEntry } from '../../cart/index.ts';
import { CartPicture } from '../display/cart-picture.tsx';
import { cartText } from '../display/cart-text.ts';
import { editDetails } from './edit-details.ts';
import { fieldText } from './field-text.ts';
import { focusAfterRemoval } from './focus-after-removal.ts';
import { QuantityField } from './quantity-field.tsx';
import { usePendingQuantity } from './use-pending-quantity.ts';

const Chosen = ({ entry }: { readonly entry: CartEntry }) => (
  <dl className="sw-cart-chosen">
    {entry.chosenVariant.optionValues.map(({ optionName, value }) => (
      <div key={optionName}>
        <dt>{optionName}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    {entry.formFields.map((field) => (
      <div key={field.id}>
        <dt>{field.rawTitle}</dt>
        <dd>{fieldText(field)}</dd>
      </div>
    ))}
  </dl>
);

const Price = ({ entry }: { readonly entry: CartEntry }) => (
  <p className="sw-cart-price">
    {entry.purchasePriceText}
    {entry.purchasePriceCents < entry.nonSalePriceCents && (
      <s className="original-price">{entry.nonSalePriceText}</s>
    )}
    {entry.unitPriceText && <small className="product-unit-price">{entry.unitPriceText}</small>}
  </p>
);

/** Products that are no longer sold have no page to link to. */
const Picture = ({ entry: { image, fullUrl } }: { readonly entry: CartEntry }) => {
  const picture = <CartPicture picture={image} sizes="(min-width: 760px) 140px, 28vw" />;
  return fullUrl ? (
    <a className="sw-cart-picture" href={fullUrl} tabIndex={-1} aria-hidden="true">
      {picture}
    </a>
  ) : (
    <span className="sw-cart-picture">{picture}</span>
  );
};

const Title = ({ entry: { fullUrl, title } }: { readonly entry: CartEntry }) => (
  <h2 className="sw-cart-title">{fullUrl ? <a href={fullUrl}>{title}</a> : title}</h2>
);

const isGone = ({ status }: Refusal): boolean => status === 404;

interface Props {
  readonly entry: CartEntry;
  /** Shows a notice on the page, for an entry that is no longer in the cart. */
  readonly onNotice: (notice: string) => void;
}

/** An entry of the cart, with the message of a failed change next to it. */
export const CartLine = ({ entry, onNotice }: Props) => {
  const [fault, setFault] = useState('');
  const line = useRef<HTMLLIElement>(null);
  const { id, title, chosenVariant, quantity, note } = entry;
  const report = (what: string, refusal?: Refusal): void => {
    if (refusal && isGone(refusal)) onNotice(fillText(cartText('isGone'), { title }));
    else setFault(refusal ? `${what}. ${refusalText(refusal)}` : what);
  };
  const remove = async (): Promise<boolean> => {
    const focusNext = focusAfterRemoval(line.current);
    const outcome = await removeEntry(id);
    // In the next frame, when the entry's replacement is rendered.
    if (outcome.ok) requestAnimationFrame(focusNext);
    else report(cartText('unableToRemove'), outcome.refusal);
    return outcome.ok;
  };
  const wanted = usePendingQuantity(async (count) => {
    if (count === 0) return remove();
    const outcome = await changeQuantity(id, count);
    if (!outcome.ok) report(cartText('unableToUpdateQuantity'), outcome.refusal);
    return outcome.ok;
  });
  const want = (count: number): void => {
    setFault('');
    onNotice('');
    wanted.want(count);
  };

  return (
    <li ref={line} className={entry.isAvailable ? 'sw-cart-entry' : 'sw-cart-entry is-unavailable'}>
      <Picture entry={entry} />
      <div className="sw-cart-about">
        <Title entry={entry} />
        <Chosen entry={entry} />
        {entry.subscription && <p className="sw-cart-plan">{entry.subscription.text}</p>}
        <Price entry={entry} />
        {note && <p className="sw-cart-note">{note}</p>}
        <p className="sw-cart-actions">
          {entry.additionalFieldsForm && (
            <button type="button" onClick={() => void editDetails(entry, report)}>
              {cartText('editDetails')}
            </button>
          )}
          <button
            type="button"
            aria-label={`${cartText('remove')}: ${entryName(entry)}`}
            onClick={() => want(0)}
          >
            {cartText('remove')}
          </button>
        </p>
      </div>
      {entry.isAvailable && entry.multipleQuantityAllowed ? (
        <QuantityField
          entryId={id}
          quantity={wanted.value || quantity}
          title={entryName(entry)}
          range={entry.quantityRules}
          available={chosenVariant.unlimited ? undefined : chosenVariant.qtyInStock}
          onChange={want}
          onFault={setFault}
        />
      ) : (
        <span className="sw-cart-quantity" />
      )}
      <p className="sw-cart-total">{entry.isAvailable && entry.subTotalText}</p>
      <p className="sw-cart-fault" role="alert">
        {fault}
      </p>
    </li>
  );
};
