import { defineMemory, property, type RenderContext } from '@sitewright/template';
import { attributeJson } from '../../data/index.ts';
import { contentOf } from '../product.ts';

const writtenTexts = defineMemory(() => new Map<unknown, string>());

/**
 * All variants of a product, for the script that tells which combinations exist. It is the longest part of a product,
 * and templates often print it twice, beside the picture and in the quick view: the second time reuses the first.
 * What was written is forgotten with its render.
 */
export const variantsJson = (product: unknown, context: RenderContext): string => {
  const variants = property(contentOf(product), 'variants');
  const texts = context.recall(writtenTexts);
  const found = texts.get(variants) ?? attributeJson(variants, context);
  texts.set(variants, found);
  return found;
};
