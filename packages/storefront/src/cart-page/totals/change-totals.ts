import { cartTotalsCalls } from '@sitewright/api/cart-totals';
import { changeCart as change, visitorClient, type Cart } from '../../cart/index.ts';

export const applyCode = (code: string) =>
  change({ send: () => visitorClient.send(cartTotalsCalls.applyCode, { body: { code } }) });

export const removeCode = (code: string) =>
  change({ send: () => visitorClient.send(cartTotalsCalls.removeCode, { params: { code } }) });

export const chooseShipping = (location: Cart['shippingLocation'], optionKey?: string) =>
  change({
    send: () =>
      visitorClient.send(cartTotalsCalls.chooseShipping, {
        body: { location, ...(optionKey === undefined ? {} : { optionKey }) },
      }),
  });

/** Empty if they cannot be loaded. */
export const listShippingCountries = async () => {
  const outcome = await visitorClient.send(cartTotalsCalls.listShippingCountries, {});
  return outcome.ok ? outcome.answer.countries : [];
};
