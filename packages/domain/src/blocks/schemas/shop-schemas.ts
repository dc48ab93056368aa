import { Type } from 'typebox';
import { aspectRatios } from '../values/gallery-options.ts';
import { alignment, choice, maybe, reference, shortText, strict } from './parts-schemas.ts';

const flag = maybe(Type.Boolean());

const product = strict({
  productId: maybe(reference),
  /** The page that the product is on. */
  collectionId: maybe(reference),
  layout: maybe(choice(['stacked', 'side'])),
  aspectRatio: maybe(choice(['original', ...aspectRatios])),
  textAlignment: maybe(alignment),
  showImage: flag,
  showTitle: flag,
  showPrice: flag,
  showExcerpt: flag,
  showOptions: flag,
  showQuantity: flag,
  showButton: flag,
});

const donation = strict({
  fundId: maybe(reference),
  /** Empty for the built-in text. */
  buttonText: maybe(shortText),
  showTitle: flag,
  showDescription: flag,
  showImage: flag,
});

export const shopSchemas = { product, donation };
