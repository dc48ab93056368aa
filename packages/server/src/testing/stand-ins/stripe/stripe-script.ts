/**
 * The interface of Stripe's script, with one field instead of a frame. What is typed into it is the outcome of the
 * payment: `success`, `insufficient-funds`.
 */
export const stripeScript = `window.Stripe = () => {
  let field;
  let count = 0;
  return {
    elements: (options) => ({
      create: () => ({
        on: () => {},
        mount(place) {
          const label = document.createElement('label');
          label.textContent = 'Card number ';
          field = document.createElement('input');
          label.append(field);
          place.append(label);
          place.dataset.amount = options.amount;
          place.dataset.excluded = options.excludedPaymentMethodTypes;
        },
        destroy: () => field.parentElement.remove(),
      }),
      update: ({ amount }) => { field.closest('.checkout-card').dataset.amount = amount; },
      submit: async () => (field.value === '' ? { error: { message: 'Your card number is incomplete.' } } : {}),
    }),
    createConfirmationToken: async () => ({
      confirmationToken: { id: 'ctoken_' + field.value.replaceAll('-', '_') + '_' + Date.now() + (count += 1) },
    }),
  };
};`;
