import { checkoutNote } from '../cart/index.ts';

export const CheckoutNote = () => {
  const note = checkoutNote();
  if (!note) return null;
  const { text, contact } = note;
  return (
    <p className="sw-cart-checkout">
      {text}
      {contact && (
        <>
          {` ${contact.text} `}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </>
      )}
    </p>
  );
};
