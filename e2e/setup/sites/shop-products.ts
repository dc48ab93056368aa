/** Ids that can be told apart in a failing test. */
const idOf = (number: number): string => `69158b00${String(number).padStart(16, '0')}`;

interface VariantFields {
  readonly price: number;
  readonly salePrice?: number;
  readonly onSale?: boolean;
  /** Null for no limit. */
  readonly stock: number | null;
}

type Choice = Readonly<Record<string, string>>;

let made = 0;

/** A variant and what is on its shelf. */
const variant = (sku: string, attributes: Choice, { stock, ...fields }: VariantFields) => {
  made += 1;
  return { stock, content: { id: idOf(1000 + made), sku, attributes, ...fields } };
};

interface ProductFields {
  readonly title: string;
  readonly variants?: readonly ReturnType<typeof variant>[];
  readonly content?: Readonly<Record<string, unknown>>;
}

const product = (number: number, { title, variants = [], content = {} }: ProductFields) => {
  const [first] = variants;
  return {
    id: idOf(number),
    title,
    recordType: 11,
    status: 'published',
    publishOn: 1_767_171_600_000 - number,
    displayIndex: number,
    excerpt: `<p>About ${title}</p>`,
    structuredContent: {
      productType: 1,
      variantOptionOrdering: Object.keys(first?.content.attributes ?? {}),
      ...(variants.length > 0 ? { variants: variants.map((each) => each.content) } : {}),
      ...content,
    },
    stock: Object.fromEntries(variants.map((each) => [each.content.id, each.stock])),
  };
};

const dedication = {
  id: idOf(900),
  name: 'Dedication',
  fields: [
    { id: 'about', type: 'section', title: 'A line on the back' },
    { id: 'line', type: 'textarea', title: 'Line', required: true, maxLength: 20 },
    { id: 'mail', type: 'email', title: 'Email' },
    { id: 'who', type: 'name', title: 'Who is it for?' },
    { id: 'hand', type: 'radio', title: 'Handwriting', options: ['Upright', 'Slanted'], required: true },
    { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Ribbon', 'Card'] },
    { id: 'wrap', type: 'select', title: 'Wrapping', options: ['Paper', 'Cloth'] },
    { id: 'day', type: 'date', title: 'Day' },
    { id: 'hour', type: 'time', title: 'Hour' },
    { id: 'where', type: 'address', title: 'Where to' },
    { id: 'call', type: 'phone', title: 'Telephone' },
    { id: 'plain', type: 'text', title: 'Anything else' },
    { id: 'liked', type: 'likert', title: 'The shop', options: ['Is easy to use'] },
    { id: 'from', type: 'hidden', title: 'campaign', value: 'none' },
  ],
};

/** One product for each thing that a button can meet. */
export const shopProducts = {
  island: product(1, {
    title: 'Island',
    variants: [
      variant('IS-S', { Size: 'Small', Frame: 'None' }, { price: 6500, stock: 4 }),
      variant(
        'IS-L',
        { Size: 'Large', Frame: 'None' },
        { price: 9000, salePrice: 7000, onSale: true, stock: null },
      ),
      variant('IS-LO', { Size: 'Large', Frame: 'Oak' }, { price: 12_000, stock: 0 }),
    ],
  }),
  card: product(2, { title: 'Card', variants: [variant('CARD', {}, { price: 500, stock: null })] }),
  paper: product(3, {
    title: 'Paper',
    variants: [
      variant('PA-1', { Size: 'A', Colour: 'White', Weight: 'Light' }, { price: 100, stock: null }),
      variant('PA-2', { Size: 'B', Colour: 'Grey', Weight: 'Heavy' }, { price: 100, stock: null }),
    ],
  }),
  gone: product(4, {
    title: 'Gone',
    variants: [
      variant('GO-1', { Size: 'Small' }, { price: 6500, stock: 0 }),
      variant('GO-2', { Size: 'Large' }, { price: 6500, stock: 0 }),
    ],
  }),
  dedicated: product(5, {
    title: 'Dedicated',
    variants: [variant('DE', {}, { price: 8000, stock: 1 })],
    content: { additionalFieldsForm: dedication },
  }),
  'gift-card': product(6, {
    title: 'Gift card',
    variants: [
      variant('GC-25', { Value: '$25' }, { price: 2500, stock: null }),
      variant('GC-50', { Value: '$50' }, { price: 5000, stock: null }),
    ],
    content: { productType: 4 },
  }),
  monthly: product(7, {
    title: 'Monthly',
    variants: [variant('MO', {}, { price: 2800, stock: null })],
    content: {
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
    },
  }),
  dear: product(8, { title: 'Dear', variants: [variant('DEAR', {}, { price: 300_000, stock: null })] }),
  files: product(9, { title: 'Files', content: { productType: 2, price: 900, sku: 'FILES' } }),
  last: product(10, { title: 'Last one', variants: [variant('LAST', {}, { price: 700, stock: 1 })] }),
  fleeting: product(11, { title: 'Fleeting', variants: [variant('FL', {}, { price: 300, stock: null })] }),
  discontinued: product(12, {
    title: 'Discontinued',
    variants: [variant('DI', {}, { price: 400, stock: null })],
  }),
};

const protection = {
  id: 'f'.repeat(24),
  name: 'Protection',
  fields: [
    { id: 'secret', type: 'password', title: 'Password', required: true, maxLength: 10 },
    { id: 'note', type: 'text', title: 'Note' },
    { id: 'liked', type: 'likert', title: 'The shop', required: true, options: ['Is easy to use'] },
  ],
};

/** Asks for a password, and for an opinion that nobody must give. */
export const protectedFile = product(13, {
  title: 'Protected file',
  variants: [variant('PF', {}, { price: 900, stock: null })],
  content: { additionalFieldsForm: protection },
});
