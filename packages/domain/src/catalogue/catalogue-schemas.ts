import { Type, type Static } from 'typebox';
import { formSchema } from '../forms/forms-schemas.ts';
import { contentUnitNames } from './content-units.ts';
import { catalogueLimits as limits } from './catalogue-limits.ts';
import { productTypes } from './product-types.ts';
import { closed, idSchema as id } from '../shapes/shapes-schemas.ts';

const price = Type.Integer({ minimum: 0, maximum: limits.MAX_PRICE });
const sku = Type.String({ maxLength: limits.MAX_SKU_LENGTH });
const label = Type.String({ maxLength: 200 });
const importedColumns = Type.Record(Type.String({ maxLength: 200 }), Type.String({ maxLength: 10_000 }));
const measure = Type.Number({ minimum: 0, maximum: 1_000_000 });

const content = Type.Number({ minimum: limits.MIN_CONTENT, maximum: 1_000_000 });
const contentUnit = Type.Enum([...contentUnitNames]);

const priceFields = {
  /** Minor units of the store's currency. */
  price,
  salePrice: Type.Optional(price),
  onSale: Type.Optional(Type.Boolean()),
  /** Nobody has entered the price yet: 0 would otherwise mean free. Never sent to visitors. */
  isPriceMissing: Type.Optional(Type.Boolean()),
};

const variantSchema = Type.Object(
  {
    /** Never changes hands: a variant that comes back is the same one. */
    id,
    sku,
    /** Option names and the values that make this variant. */
    attributes: Type.Record(Type.String(), Type.String()),
    ...priceFields,
    imageId: Type.Optional(id),
    /** GTIN: EAN, UPC, ISBN. */
    barcode: Type.Optional(Type.String({ maxLength: 60 })),
    /** What a piece costs the owner, in minor units. Never sent to visitors. */
    cost: Type.Optional(price),
    /** Sold when out of stock; the quantity may then be negative in the ledger of orders. */
    allowBackorder: Type.Optional(Type.Boolean()),
    /** Columns of an imported CSV file that the program does not know. Exported again, never sent to visitors. */
    importedColumns: Type.Optional(importedColumns),
    shippingWeight: Type.Optional(
      Type.Object({ value: measure, unit: Type.Enum(['KILOGRAM', 'POUND']) }, closed),
    ),
    shippingSize: Type.Optional(
      Type.Object(
        { unit: Type.Enum(['CENTIMETER', 'INCH']), width: measure, height: measure, len: measure },
        closed,
      ),
    ),
    /** What is in a piece, and the amount that its unit price is told for. */
    unitMeasure: Type.Optional(
      Type.Object(
        { amount: content, unit: contentUnit, referenceAmount: content, referenceUnit: contentUnit },
        closed,
      ),
    ),
  },
  closed,
);

/** How the values of an option are drawn: a colour, or a picture of the product. */
const swatchSchema = Type.Union([
  Type.Object({ color: Type.String({ pattern: '^#[0-9a-f]{6}$' }) }, closed),
  Type.Object({ imageId: id }, closed),
]);

const quantity = Type.Integer({ minimum: 1, maximum: 9999 });

const quantityRulesSchema = Type.Object(
  { min: Type.Optional(quantity), max: Type.Optional(quantity), step: Type.Optional(quantity) },
  closed,
);

export const subscriptionPlanSchema = Type.Object(
  {
    billingPeriod: Type.Object(
      { value: Type.Integer({ minimum: 1, maximum: 100 }), unit: Type.Enum(['WEEK', 'MONTH', 'YEAR']) },
      closed,
    ),
    /** 0 goes on until it is cancelled. */
    numBillingCycles: Type.Integer({ minimum: 0, maximum: 1000 }),
  },
  closed,
);

/** A video among the pictures: a file of the site, or one of YouTube or Vimeo by its address. */
const videoSchema = Type.Object(
  {
    id,
    /** Its place among pictures and videos. */
    index: Type.Integer({ minimum: 0, maximum: limits.PICTURES + limits.VIDEOS }),
    fileId: Type.Optional(id),
    url: Type.Optional(Type.String({ maxLength: 500 })),
    /** Shown until it is played. */
    posterId: Type.Optional(id),
    title: Type.Optional(label),
  },
  closed,
);

/** What owners write about a product beside its texts and pictures. Stock is no part of it: it is live. */
export const productSchema = Type.Object(
  {
    productType: Type.Enum(Object.values(productTypes)),
    /** Names of the options in the order shoppers choose them. */
    variantOptionOrdering: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: limits.MAX_OPTION_LENGTH }), {
        maxItems: limits.OPTIONS,
      }),
    ),
    variants: Type.Optional(Type.Array(variantSchema)),
    videos: Type.Optional(Type.Array(videoSchema, { maxItems: limits.VIDEOS })),
    /** Of what has no variants. */
    sku: Type.Optional(sku),
    price: Type.Optional(price),
    salePrice: Type.Optional(price),
    onSale: Type.Optional(Type.Boolean()),
    isPriceMissing: Type.Optional(Type.Boolean()),
    /** What a download delivers. */
    fileId: Type.Optional(id),
    isSubscribable: Type.Optional(Type.Boolean()),
    subscriptionPlan: Type.Optional(subscriptionPlanSchema),
    useCustomAddButtonText: Type.Optional(Type.Boolean()),
    customAddButtonText: Type.Optional(label),
    /** Asked before it is put into the cart. */
    additionalFieldsForm: Type.Optional(formSchema),
    customSoldOutText: Type.Optional(label),
    /** Swatches by option name and value. */
    swatches: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), swatchSchema))),
    /** How many of one line a shopper may buy. */
    quantityRules: Type.Optional(quantityRulesSchema),
    /** Instead of the store's scarcity settings. */
    scarcity: Type.Optional(Type.Object({ isEnabled: Type.Boolean(), text: Type.Optional(label) }, closed)),
    /** Chosen by the owner, in this order; else the store picks. */
    relatedProductIds: Type.Optional(Type.Array(id, { maxItems: limits.RELATED_PRODUCTS })),
    vendor: Type.Optional(label),
    /** Name of the tax class; empty is the standard rate. */
    taxClass: Type.Optional(Type.String({ maxLength: 60 })),
    importedColumns: Type.Optional(importedColumns),
  },
  closed,
);

export type Product = Static<typeof productSchema>;
export type ProductVariant = Static<typeof variantSchema>;
export type ProductVideo = Static<typeof videoSchema>;
export type Swatch = Static<typeof swatchSchema>;
export type QuantityRules = Static<typeof quantityRulesSchema>;
export type SubscriptionPlan = Static<typeof subscriptionPlanSchema>;
