import { priceTexts } from '@sitewright/domain/cart';
import type { RenderContext } from '@sitewright/template';
import { localizedText } from '../../languages/index.ts';

const HIDDEN = 'class="visually-hidden v6-visually-hidden"';

/** Both prices, each announced to people who cannot see that one is struck through. */
export const salePriceHtml = (sale: string, original: string, context: RenderContext): string => {
  const before = {
    sale: localizedText(context, 'productSalePriceText', priceTexts.salePrice),
    original: localizedText(context, 'productOriginalPriceText', priceTexts.originalPrice),
  };
  return (
    `<span ${HIDDEN}>${before.sale}</span>${sale} ` +
    `<span ${HIDDEN}>${before.original}</span><span class="original-price">${original}</span>\n`
  );
};

// The blank lines are part of the output that style sheets and snapshot tests of existing templates know.
export const priceBlock = (className: string, content: string): string =>
  `\n\n\n<div class="${className}">\n${content}\n</div>`;
