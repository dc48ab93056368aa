import type { ShoppingCart } from '@sitewright/domain/cart';
import { countryCodes, type ShippingLocation, type ShippingSettings } from '@sitewright/domain/shipping';
import type { Refusal } from '../http/index.ts';
import type { ChosenCart } from './codes-service.ts';
import { changeCart, type CartVisitor } from './update/change-cart.ts';

export const chooseShipping = (
  visitor: CartVisitor,
  {
    location,
    optionKey = null,
    cart = {},
  }: {
    readonly location: ShippingLocation;
    readonly optionKey?: string | null;
    readonly cart?: ChosenCart;
  },
): Promise<ShoppingCart | Refusal> =>
  changeCart(visitor, { ...cart, apply: () => ({ shippingLocation: location, shippingKey: optionKey }) });

/** Of the cart with a token that the caller has, instead of the one of the cookie. The chosen option stays. */
export const setShippingLocation = (
  visitor: CartVisitor,
  token: string,
  location: ShippingLocation,
): Promise<ShoppingCart | Refusal> =>
  changeCart(visitor, { token, apply: () => ({ shippingLocation: location }) });

const shipsAnywhere = ({ profiles }: ShippingSettings): boolean =>
  profiles.some(({ zones }) => zones.some(({ countries }) => countries.length === 0));

const namedCountries = ({ profiles }: ShippingSettings): readonly string[] =>
  profiles.flatMap(({ zones, localDeliveries }) => [
    ...zones.flatMap(({ countries }) => countries.map(({ country }) => country)),
    ...localDeliveries.map(({ country }) => country),
  ]);

export interface ListedCountry {
  readonly code: string;
  readonly name: string;
}

/** The countries that a store ships to, by name in its language. */
export const listCountries = (settings: ShippingSettings, language: string): readonly ListedCountry[] => {
  const codes = [...new Set([...namedCountries(settings), ...(shipsAnywhere(settings) ? countryCodes : [])])];
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' });
  const collator = new Intl.Collator([language, 'en']);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
};
