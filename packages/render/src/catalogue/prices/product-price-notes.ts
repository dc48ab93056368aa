import { priceNoteTexts } from '@sitewright/domain/cart';
import { asString, escapeAttribute, scopedFormatter } from '@sitewright/template';
import { listField } from '../../data/index.ts';
import { shopText, type RenderHost } from '../../languages/index.ts';
import { contentOf } from '../product.ts';

const texts: Readonly<Record<string, string>> = priceNoteTexts;

/** "Tax included. Shipping is calculated at checkout.", by the store's rules; nothing where it has none. */
export const productPriceNotes = scopedFormatter<RenderHost>(() => (product, context) => {
  const notes = listField(contentOf(product), 'priceNotes')
    .map(asString)
    .flatMap((note) => (Object.hasOwn(texts, note) ? [shopText(context, note, texts[note] ?? '')] : []));
  return notes.length === 0 ? '' : `<p class="product-price-notes">${escapeAttribute(notes.join(' '))}</p>`;
});
