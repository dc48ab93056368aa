import { scopedFormatter } from '@sitewright/template';
import { localizedText, type RenderHost } from '../../languages/index.ts';
import { formatMessage, namedArguments } from '../../messages/index.ts';
import { priceBlock, salePriceHtml } from './price-fragment.ts';
import { pricePrinter } from './price-text.ts';
import { cheapestPricingOption, hasVariedPrices } from './prices.ts';
import { FROM_TEXT } from './product-price.ts';
import { currentPrice, isVariantOnSale, priceField } from '../product.ts';

/** The price of a product that can be bought once or by subscription, when it is subscribed to. */
export const subscriptionPrice = scopedFormatter<RenderHost>((args) => {
  const print = pricePrinter(args);
  return (product, context) => {
    const offer = cheapestPricingOption(product);
    if (offer === undefined) return priceBlock('subscription-price', '');
    if (hasVariedPrices(product)) {
      const from = print(currentPrice(offer), context);
      const text = localizedText(context, FROM_TEXT.key, FROM_TEXT.fallback);
      const content = formatMessage(text, namedArguments({ fromPrice: from, price: from }), context);
      return priceBlock('subscription-price', `${content}\n`);
    }
    const normal = print(priceField(offer, 'priceMoney'), context);
    return priceBlock(
      'subscription-price',
      isVariantOnSale(offer) ? salePriceHtml(print(currentPrice(offer), context), normal, context) : normal,
    );
  };
});
