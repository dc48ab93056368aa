import { readStockCall } from '@sitewright/api/catalogue';
import { passesStockCheck } from '@sitewright/domain/cart';
import { cartModel, refusalText, visitorClient, type Addition } from '../../cart/index.ts';
import { buyingText } from './purchase-text.ts';
import { quantityInCart } from './quantity-in-cart.ts';

/** Nobody shall fill in a form for something that has gone meanwhile. Answers what to tell instead. */
export const findStockFault = async (addition: Addition): Promise<string | undefined> => {
  const { itemId, sku } = addition;
  const [stock] = await Promise.all([
    visitorClient.send(readStockCall, { query: { itemId } }),
    cartModel.state.cart ?? cartModel.load(),
  ]);
  if (!stock.ok) return refusalText(stock.refusal);
  const results = stock.answer.results.filter((result) => sku === null || result.sku === sku);
  return passesStockCheck(results, quantityInCart(addition)) ? undefined : buyingText('not-enough-stock');
};
