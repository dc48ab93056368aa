import { escapeAttribute, property, scopedFormatter, type RenderContext } from '@sitewright/template';
import { isObject, textField } from '../../data/index.ts';
import { localizedText, type RenderHost } from '../../languages/index.ts';
import { formatMessage, namedArguments } from '../../messages/index.ts';
import { billingText, readBillingPlan, type BillingPlan } from '../../subscriptions/index.ts';
import { priceBlock, salePriceHtml } from './price-fragment.ts';
import { pricePrinter, usesLocaleData, type PricePrinter } from './price-text.ts';
import {
  cheapestVariant,
  fromPrice,
  hasVariedPrices,
  isOnSale,
  normalPrice,
  priceBeforeSale,
  salePrice,
} from './prices.ts';
import { contentOf, isSubscribable, kindOf, selectedVariant } from '../product.ts';

type Context = RenderContext<RenderHost>;

export const FROM_TEXT = { key: 'productPriceFromText', fallback: 'from {fromPrice}' } as const;

const oneTimePrice = (product: unknown, context: Context, print: PricePrinter): string => {
  if (kindOf(product) === 'none') return '';
  if (hasVariedPrices(product)) {
    const from = print(fromPrice(product), context);
    const text = localizedText(context, FROM_TEXT.key, FROM_TEXT.fallback);
    const told = formatMessage(text, namedArguments({ fromPrice: from, price: from }), context);
    const before = priceBeforeSale(product);
    return before ? salePriceHtml(told, print(before, context), context) : `${told}\n`;
  }
  const normal = print(normalPrice(product), context);
  return isOnSale(product) ? salePriceHtml(print(salePrice(product), context), normal, context) : normal;
};

const subscriptionPrice = (product: unknown, context: Context, print: PricePrinter): string => {
  const plan = readBillingPlan(property(contentOf(product), 'subscriptionPlan'));
  if (!plan) return `${formatMessage(unavailable(context), namedArguments({}), context)}\n`;
  const varied = hasVariedPrices(product);
  const { key, fallback } = billingText(plan, varied ? 'varied' : 'single');
  const text = localizedText(context, key, fallback);
  const fill = (price: string): string => formatMessage(text, billingArguments(plan, price, varied), context);
  if (varied) return `${fill(print(fromPrice(product), context))}\n`;
  const normal = fill(print(normalPrice(product), context));
  return isOnSale(product)
    ? salePriceHtml(fill(print(salePrice(product), context)), normal, context)
    : normal;
};

const unavailable = (context: Context): string =>
  localizedText(context, 'productPriceUnavailable', 'Unavailable');

const billingArguments = ({ every, duration }: BillingPlan, price: string, varied: boolean) => {
  const rhythm = { price, billingPeriodValue: every.value, duration: duration?.value ?? 0 };
  return namedArguments(varied ? { fromPrice: price, ...rhythm } : rhythm);
};

/** What a certain amount costs, of the variant whose price is printed; nothing where no content is given. */
const unitPriceHtml = (product: unknown, context: Context): string => {
  const unitPrice = property(cheapestVariant(product), 'unitPrice');
  const [text, reference] = [textField(unitPrice, 'text'), textField(unitPrice, 'reference')];
  if (!text) return '';
  const amount = usesLocaleData(context)
    ? escapeAttribute(text)
    : `<span class="sqs-money-native">${escapeAttribute(text)}</span>`;
  return `\n<span class="product-unit-price">${amount} ${escapeAttribute(reference)}</span>`;
};

/** The product as if there were only the variant that the page shows as chosen. */
const chosenPart = (product: unknown): unknown => {
  const selected = selectedVariant(product);
  const content = contentOf(product);
  return selected === undefined || !isObject(content)
    ? product
    : { structuredContent: { ...content, variants: [selected] } };
};

export const productPrice = scopedFormatter<RenderHost>((args) => {
  const print = pricePrinter(args);
  return (whole, context) => {
    const product = chosenPart(whole);
    const priceOf = isSubscribable(product) ? subscriptionPrice : oneTimePrice;
    return priceBlock('product-price', priceOf(product, context, print) + unitPriceHtml(product, context));
  };
});
