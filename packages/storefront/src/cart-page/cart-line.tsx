import { cartPageTexts } from '@sitewright/domain/cart';
import type { Refusal } from '@sitewright/api/client';
import { useRef, useState } from 'react';
import { changeQuantity, removeEntry, type CartEntry } from '../cart/index.ts';
import { CartPicture } from './cart-picture.tsx';
import { cartTexts } from './cart-texts.ts';
import { editDetails } from './edit-details.ts';
import { fieldText } from './field-text.ts';
import { focusAfterRemoval } from './focus-after-removal.ts';
import { QuantityField } from './quantity-field.tsx';

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
  </p>
);

/** One line of the cart; what could not be done with it is told beside it. */
export const CartLine = ({ entry }: { readonly entry: CartEntry }) => {
  const [fault, setFault] = useState('');
  const line = useRef<HTMLLIElement>(null);
  const { id, title, chosenVariant, quantity } = entry;
  const tell = (what: string, refusal?: Refusal): void =>
    setFault(refusal ? `${what}. ${refusal.message}` : what);

  const change = async (wanted: number): Promise<void> => {
    setFault('');
    const outcome = await changeQuantity(id, wanted);
    if (!outcome.ok) tell(cartPageTexts.updateQuantity, outcome.refusal);
  };
  const remove = async (): Promise<void> => {
    setFault('');
    const focusNext = focusAfterRemoval(line.current);
    const outcome = await removeEntry(id);
    // One frame later: what takes the line's place has to be on the page.
    if (outcome.ok) requestAnimationFrame(focusNext);
    else tell(cartPageTexts.remove, outcome.refusal);
  };

  return (
    <li ref={line} className={entry.isAvailable ? 'sw-cart-entry' : 'sw-cart-entry is-unavailable'}>
      <a className="sw-cart-picture" href={entry.fullUrl} tabIndex={-1} aria-hidden="true">
        <CartPicture picture={entry.image} sizes="(min-width: 760px) 140px, 28vw" />
      </a>
      <div className="sw-cart-about">
        <h2 className="sw-cart-title">
          <a href={entry.fullUrl}>{title}</a>
        </h2>
        <Chosen entry={entry} />
        <Price entry={entry} />
        <p className="sw-cart-actions">
          {entry.additionalFieldsForm && (
            <button type="button" onClick={() => void editDetails(entry, tell)}>
              {cartTexts.editDetails}
            </button>
          )}
          <button type="button" aria-label={`${cartTexts.remove}: ${title}`} onClick={() => void remove()}>
            {cartTexts.remove}
          </button>
        </p>
      </div>
      {entry.isAvailable && entry.multipleQuantityAllowed ? (
        <QuantityField
          quantity={quantity}
          title={title}
          most={chosenVariant.unlimited ? undefined : chosenVariant.qtyInStock}
          onChange={(wanted) => void (wanted === 0 ? remove() : change(wanted))}
          onFault={setFault}
        />
      ) : (
        <span className="sw-cart-quantity">{!entry.isAvailable && cartTexts.unavailable}</span>
      )}
      <p className="sw-cart-total">{entry.isAvailable && entry.subTotalText}</p>
      <p className="sw-cart-fault" role="alert">
        {fault}
      </p>
    </li>
  );
};
