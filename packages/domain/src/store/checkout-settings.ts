export const checkoutSettingLimits = {
  POLICY: 50_000,
  TEXT: 1000,
  PAGE_TEXT: 500,
  NAME: 60,
  INSTRUCTIONS: 2000,
  MANUAL_METHODS: 5,
  MAX_AWAITING_DAYS: 90,
} as const;

export const phoneFields = ['hidden', 'optional', 'required'] as const;

export type PhoneField = (typeof phoneFields)[number];

export const vatNumberFields = ['hidden', 'optional'] as const;

export type VatNumberField = (typeof vatNumberFields)[number];

/** Plain text; shown in a popup of the checkout, and only where it is not empty. */
export interface StorePolicies {
  readonly returns: string;
  readonly terms: string;
  readonly privacy: string;
}

/** A store that takes no orders says so, with the text and the date if given. */
export interface OrderPause {
  readonly isPaused: boolean;
  readonly text: string;
  /** The day orders are taken again, as yyyy-mm-dd; empty where it is not known. */
  readonly until: string;
}

export interface CheckoutSettings {
  readonly phone: PhoneField;
  /** Whether companies can enter the number that their invoice shows. */
  readonly vatNumber: VatNumberField;
  /** Two capital letters; empty for the first country that is shipped to. */
  readonly defaultCountry: string;
  readonly isBillingSameByDefault: boolean;
  readonly hasNote: boolean;
  /** The form whose fields the checkout asks for; empty for none. */
  readonly formId: string;
  readonly marketing: { readonly isOffered: boolean; readonly isTickedByDefault: boolean };
  readonly policies: StorePolicies;
  readonly pause: OrderPause;
}

export const defaultCheckoutSettings: CheckoutSettings = {
  phone: 'optional',
  vatNumber: 'hidden',
  defaultCountry: '',
  isBillingSameByDefault: true,
  hasNote: false,
  formId: '',
  marketing: { isOffered: true, isTickedByDefault: false },
  policies: { returns: '', terms: '', privacy: '' },
  pause: { isPaused: false, text: '', until: '' },
};

export const brandPositions = ['start', 'center'] as const;

export const summaryThemes = ['shade', 'paper', 'ink', 'accent'] as const;

/** What owners set of the page itself. Logo, colours and fonts are those of the site. */
export interface CheckoutPageSettings {
  readonly brandPosition: (typeof brandPositions)[number];
  /** The colours of the order summary. */
  readonly summaryTheme: (typeof summaryThemes)[number];
  /** Plain text above the steps. */
  readonly introText: string;
  /** Plain text below the order summary. */
  readonly summaryText: string;
}

export const defaultCheckoutPage: CheckoutPageSettings = {
  brandPosition: 'start',
  summaryTheme: 'shade',
  introText: '',
  summaryText: '',
};

/** A way to pay outside of the website: transfer, cash at pickup. */
export interface ManualMethod {
  readonly id: string;
  readonly name: string;
  /** What the shopper has to do, shown with the order. */
  readonly instructions: string;
  readonly isEnabled: boolean;
}

export interface PaymentSettings {
  readonly isTestGatewayEnabled: boolean;
  /** Whether visitors may order with the test gateway on a public host; contributors always may. */
  readonly allowsTestOrders: boolean;
  readonly manualMethods: readonly ManualMethod[];
  /** How long an order waits for its payment. */
  readonly awaitingDays: number;
}

export const defaultPaymentSettings: PaymentSettings = {
  isTestGatewayEnabled: true,
  allowsTestOrders: false,
  manualMethods: [],
  awaitingDays: 14,
};
