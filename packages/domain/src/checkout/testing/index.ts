import { emptyAddress, type Address } from '../../addresses/index.ts';
import { deriveCart, type SoldVariant } from '../../cart/index.ts';
import { UNLIMITED } from '../../catalogue/index.ts';
import { defaultShippingSettings } from '../../shipping/index.ts';
import { defaultCheckoutPage, defaultStoreSettings } from '../../store/index.ts';
import { findCheckoutFaults, type CheckoutDetails, type CheckoutView } from '../index.ts';

const variant: SoldVariant = {
  itemId: 'item',
  variantId: 'variant',
  sku: 'P',
  title: 'Print <1>',
  fullUrl: '/shop/print',
  productType: 1,
  attributes: {},
  optionOrdering: [],
  price: 1000,
  salePrice: undefined,
  onSale: false,
  stock: UNLIMITED,
  isSold: true,
  isSubscribable: false,
  form: undefined,
  image: null,
};

const rates = [
  { id: 'parcel', name: 'Parcel', kind: 'flat' as const, orderCents: 500, itemCents: 0 },
  { id: 'express', name: 'Express', kind: 'flat' as const, orderCents: 1500, itemCents: 0 },
];

const shipping = {
  ...defaultShippingSettings,
  profiles: defaultShippingSettings.profiles.map((profile) => ({
    ...profile,
    zones: [{ id: 'world', name: 'World', countries: [], rates }],
  })),
};

interface SampleCart {
  readonly quantity?: number;
  readonly price?: number;
  readonly productType?: number;
  readonly country?: string;
  readonly shippingKey?: string | null;
}

/** One product, sent anywhere as a parcel for 5 or by express for 15. */
export const sampleCart = ({
  quantity = 2,
  price = 1000,
  productType = 1,
  country = 'PT',
  shippingKey = null,
}: SampleCart = {}): CheckoutView['cart'] =>
  deriveCart(
    {
      id: 'c'.repeat(24),
      websiteId: 'w'.repeat(24),
      createdOn: 0,
      isPurchased: false,
      entries: [
        {
          id: 'e',
          itemId: 'item',
          variantId: 'variant',
          quantity,
          additionalFields: null,
          title: 'Print <1>',
        },
      ],
      shippingLocation: country === '' ? {} : { country },
      shippingKey,
      codes: [],
    },
    {
      variants: new Map([['variant', { ...variant, price, productType }]]),
      currency: 'EUR',
      settings: { ...defaultStoreSettings, shipping },
      discounts: [],
      hasDiscounts: true,
      now: 0,
      language: 'en',
      printMoney: (cents) => `€${(cents / 100).toFixed(2)}`,
    },
  );

export const sampleAddress: Address = {
  ...emptyAddress,
  firstName: 'Ines',
  lastName: 'Duarte',
  line1: 'Rua do Almada 41',
  city: 'Porto',
  postalCode: '4050-036',
  country: 'PT',
};

export const sampleDetails: CheckoutDetails = {
  email: 'ines@example.com',
  acceptsMarketing: false,
  shippingAddress: sampleAddress,
  isBillingSame: true,
  billingAddress: emptyAddress,
  vatNumber: '',
  waivesWithdrawal: false,
  note: '',
  answers: {},
};

/** A checkout with everything entered. */
export const sampleView = (changes: Partial<CheckoutView> = {}): CheckoutView => {
  const { cart = sampleCart(), details = sampleDetails, form = null } = changes;
  return {
    link: '',
    cartToken: '',
    recurring: null,
    cart,
    details,
    revision: 1,
    faults: findCheckoutFaults(details, cart, { phone: 'optional', language: 'en', form }),
    closedNote: null,
    hasGiftCards: false,
    countries: [
      { code: 'PT', name: 'Portugal' },
      { code: 'US', name: 'United States' },
    ],
    billingCountries: [{ code: 'PT', name: 'Portugal' }],
    settings: {
      phone: 'optional',
      vatNumber: 'hidden',
      defaultCountry: 'PT',
      hasNote: true,
      offersMarketing: true,
      page: defaultCheckoutPage,
      policies: [{ id: 'terms', title: '', text: 'No <b>haggling</b>.' }],
    },
    form: null,
    methods: [
      {
        id: 'test',
        gateway: 'test',
        name: 'Test payment',
        description: 'No money is taken.',
        isTest: true,
        publishableKey: '',
        outcomes: [
          { id: 'success', name: 'Successful' },
          { id: 'decline', name: 'Declined' },
        ],
      },
    ],
    allowsInstallments: false,
    pending: null,
    ...changes,
  };
};
