import type { CheckoutView } from '@sitewright/domain/checkout';
import { excludedMethods } from '@sitewright/domain/payments';

/** The part of Stripe's script that is used. */
interface StripeElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  on(event: 'ready' | 'loaderror', listener: () => void): void;
}

interface StripeElements {
  create(kind: 'payment', options: object): StripeElement;
  update(options: { readonly amount: number }): void;
  submit(): Promise<{ readonly error?: { readonly message?: string } }>;
}

interface StripeJs {
  elements(options: object): StripeElements;
  createConfirmationToken(options: object): Promise<{
    readonly error?: { readonly message?: string };
    readonly confirmationToken?: { readonly id: string };
  }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string, options: object) => StripeJs;
  }
}

/** A token that stands for the card details, or why there is none; their fields show what is missing. */
export type Tokenize = () => Promise<{ readonly token: string } | { readonly message: string }>;

export interface CardFields {
  readonly tokenize: Tokenize;
  setAmount(cents: number): void;
  remove(): void;
}

let loading: Promise<boolean> | undefined;

/** Once. False where the script is blocked or cannot be reached. */
export const loadGatewayScript = (url: string): Promise<boolean> => {
  loading ??= new Promise((settle) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => settle(window.Stripe !== undefined));
    script.addEventListener('error', () => settle(false));
    document.head.append(script);
  });
  return loading;
};

const colourOf = (place: HTMLElement, name: string): string => {
  const sample = document.createElement('span');
  sample.style.color = `var(${name})`;
  place.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
};

/** The fields stand in a frame of Stripe's, which does not see the styles of the page. */
const appearanceOf = (place: HTMLElement) => ({
  variables: {
    colorPrimary: colourOf(place, '--c-accent'),
    colorBackground: colourOf(place, '--c-paper'),
    colorText: colourOf(place, '--c-ink'),
    colorDanger: colourOf(place, '--c-fault'),
    fontFamily: getComputedStyle(place).fontFamily,
    fontSizeBase: '16px',
  },
});

const defaultsOf = ({ details }: CheckoutView) => {
  const { firstName, lastName, postalCode, country } = details.isBillingSame
    ? details.shippingAddress
    : details.billingAddress;
  return {
    billingDetails: {
      name: `${firstName} ${lastName}`.trim(),
      email: details.email,
      address: { country, postal_code: postalCode },
    },
  };
};

export interface CardPlace {
  readonly place: HTMLElement;
  readonly publishableKey: string;
  readonly view: CheckoutView;
  /** Of the message where the gateway gives none. */
  readonly faultText: string;
  readonly onFault: () => void;
}

/** Shows the fields of Stripe. What is typed into them goes to Stripe alone. */
export const showCardFields = ({
  place,
  publishableKey,
  view,
  faultText,
  onFault,
}: CardPlace): CardFields | undefined => {
  const stripe = window.Stripe?.(publishableKey, { locale: document.documentElement.lang || 'auto' });
  if (!stripe) return undefined;
  const { amountDueCents, grandTotal } = view.cart;
  const elements = stripe.elements({
    // Where nothing is due today, the card is only stored.
    ...(amountDueCents > 0 ? { mode: 'payment', amount: amountDueCents } : { mode: 'setup' }),
    currency: grandTotal.currencyCode.toLowerCase(),
    excludedPaymentMethodTypes: excludedMethods(view),
    // As the payment is created: the way to pay is stored for the later ones.
    ...(view.recurring ? { setupFutureUsage: 'off_session' } : {}),
    appearance: appearanceOf(place),
  });
  const element = elements.create('payment', { defaultValues: defaultsOf(view) });
  element.on('loaderror', onFault);
  element.mount(place);
  return {
    async tokenize() {
      const { error: incomplete } = await elements.submit();
      if (incomplete) return { message: incomplete.message ?? faultText };
      const { error, confirmationToken } = await stripe.createConfirmationToken({ elements });
      return confirmationToken ? { token: confirmationToken.id } : { message: error?.message ?? faultText };
    },
    setAmount: (amount) => elements.update({ amount }),
    remove: () => element.destroy(),
  };
};
