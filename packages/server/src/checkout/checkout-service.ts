import { cleanAddress, locationOf } from '@sitewright/domain/addresses';
import {
  canPayInInstallments,
  checkoutReply,
  describeRecurring,
  findCheckoutFaults,
  hasSubscriptions,
  isPausedAt,
  pauseNote,
  storedAnswers,
  type CheckoutDetails,
  type CheckoutForm,
  type CheckoutView,
  type PaymentMethod,
} from '@sitewright/domain/checkout';
import { countryCodes } from '@sitewright/domain/shipping';
import type { CheckoutSettings } from '@sitewright/domain/store';
import { forgetEnteredAddress, isAddressNoted, noteEnteredAddress } from '../abandoned-cart-records/index.ts';
import { chooseShipping, listCountries, type CartVisitor } from '../cart/index.ts';
import { hasGiftCards, listEnteredCards } from '../gift-cards/index.ts';
import { countWithinLimit, isRefusal, type Refusal } from '../http/index.ts';
import { isMailAddress } from '../mail/index.ts';
import { findOpenPayment, findStripeAccount } from '../payment-records/index.ts';
import { mergeDetails } from './checkouts-store.ts';
import {
  chosenCart,
  completeDetails,
  loadCheckout,
  totalCheckout,
  type CheckoutSource,
  type LoadedCheckout,
} from './load-checkout.ts';
import { methodsForCards, offerMethods } from './payment-methods.ts';

/** Whoever is at the checkout. */
export interface CheckoutVisitor extends CartVisitor {
  readonly network: string;
  /** Of the site, for links in emails. */
  readonly publicOrigin: string;
  /** On this machine alone, or signed in as a contributor of the site. */
  readonly isTrusted: boolean;
  readonly source?: CheckoutSource | undefined;
}

const policiesOf = ({ policies }: CheckoutSettings) =>
  (['returns', 'terms', 'privacy'] as const)
    .filter((id) => policies[id].trim() !== '')
    .map((id) => ({ id, title: '', text: policies[id] }));

/** Why nothing can be ordered, whatever the shopper enters. */
const closedNoteOf = (
  { site: { settings }, now }: CheckoutVisitor,
  { pause }: CheckoutSettings,
  { methods, isSubscribed }: { readonly methods: readonly PaymentMethod[]; readonly isSubscribed: boolean },
): string | null => {
  const { language, timeZone } = settings;
  if (isPausedAt(pause, { now, timeZone })) return pauseNote(pause, language);
  if (methods.length > 0) return null;
  return checkoutReply(isSubscribed ? 'subscriptionNotPayable' : 'notYetOpen', language);
};

const listAllCountries = (language: string) => {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' });
  const collator = new Intl.Collator([language, 'en']);
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
};

export const describeCheckout = async (
  visitor: CheckoutVisitor,
  opened: LoadedCheckout,
): Promise<CheckoutView> => {
  const { database, site, isTrusted, source } = visitor;
  const { checkout, loaded, form, pays } = opened;
  const { settings, language } = loaded.context;
  const details = completeDetails(checkout.details);
  const { cart } = await totalCheckout(database, opened);
  const stripe = await findStripeAccount(database, site.id);
  const isSubscribed = hasSubscriptions(cart);
  const methods = methodsForCards(
    offerMethods(settings.payments, { language, isTrusted, stripe, pays, isSubscribed }),
    await listEnteredCards(database, checkout),
  );
  const open = await findOpenPayment(database, site.id, checkout.checkoutId);
  return {
    link: source && !source.isCart ? source.token : '',
    cartToken: source?.isCart ? source.token : '',
    cart,
    details,
    revision: checkout.revision,
    faults: findCheckoutFaults(details, cart, { phone: settings.checkout.phone, language, form }),
    closedNote: closedNoteOf(visitor, settings.checkout, { methods, isSubscribed }),
    recurring: describeRecurring(cart, {
      language,
      now: visitor.now,
      timeZone: site.settings.timeZone,
      printMoney: loaded.context.printMoney,
    }),
    hasGiftCards: source === undefined && (await hasGiftCards(database, site.id)),
    countries: [...listCountries(settings.shipping, language)],
    billingCountries: listAllCountries(language),
    settings: {
      phone: settings.checkout.phone,
      vatNumber: settings.checkout.vatNumber,
      defaultCountry: settings.checkout.defaultCountry,
      hasNote: settings.checkout.hasNote,
      offersMarketing: settings.checkout.marketing.isOffered,
      page: settings.checkoutPage,
      policies: policiesOf(settings.checkout),
    },
    form,
    methods,
    allowsInstallments: canPayInInstallments({ cart, details }, settings.installments),
    pending: open ? { paymentId: open.paymentId, state: open.state, url: open.actionUrl ?? '' } : null,
  };
};

export const readCheckout = async (visitor: CheckoutVisitor): Promise<CheckoutView | Refusal> => {
  const opened = await loadCheckout(visitor);
  return isRefusal(opened) ? opened : describeCheckout(visitor, opened);
};

const cleanDetails = (
  details: Partial<CheckoutDetails>,
  form: CheckoutForm | null,
): Partial<CheckoutDetails> => ({
  ...details,
  ...(details.email === undefined ? {} : { email: details.email.trim() }),
  ...(details.vatNumber === undefined ? {} : { vatNumber: details.vatNumber.trim() }),
  ...(details.answers === undefined ? {} : { answers: form ? storedAnswers(form, details.answers) : {} }),
  ...(details.shippingAddress ? { shippingAddress: cleanAddress(details.shippingAddress) } : {}),
  ...(details.billingAddress ? { billingAddress: cleanAddress(details.billingAddress) } : {}),
});

/** People of one network who enter an address. Somebody who enters those of others would have us write to them. */
const ADDRESS_LIMIT = { max: 20, withinSeconds: 86_400 } as const;

/** So that the shopper can be reminded of the cart. A payment link is a reminder itself. */
const noteAddress = async (
  { database, site, network, publicOrigin, source, now }: CheckoutVisitor,
  { checkout: { websiteId, checkoutId, cartId, details: stored } }: LoadedCheckout,
  entered: Partial<CheckoutDetails>,
): Promise<void> => {
  if (source && !source.isCart) return;
  const { email, acceptsMarketing, shippingAddress } = completeDetails({ ...stored, ...entered });
  if (!isMailAddress(email)) return forgetEnteredAddress(database, { websiteId, checkoutId });
  const { firstName } = shippingAddress;
  const key = { websiteId, checkoutId, cartId };
  if (!(await isAddressNoted(database, key, email))) {
    const scope = ['checkout.address', site.id, network];
    if (!(await countWithinLimit(database, { scope, limit: ADDRESS_LIMIT, now })))
      return forgetEnteredAddress(database, key);
  }
  await noteEnteredAddress(database, { ...key, email, firstName, acceptsMarketing, publicOrigin, now });
};

/** Saves what the shopper has entered, right or wrong. A shipping address also decides about the cart's shipping. */
export const saveCheckout = async (
  visitor: CheckoutVisitor,
  entered: Partial<CheckoutDetails>,
): Promise<CheckoutView | Refusal> => {
  const opened = await loadCheckout(visitor);
  if (isRefusal(opened)) return opened;
  const details = cleanDetails(entered, opened.form);
  await mergeDetails(visitor.database, opened.checkout, { details, now: visitor.now });
  await noteAddress(visitor, opened, details);
  if (details.shippingAddress && (!visitor.source || visitor.source.isCart)) {
    const { shippingKey } = opened.loaded.state;
    const chosen = await chooseShipping(visitor, {
      location: locationOf(details.shippingAddress),
      optionKey: shippingKey,
      cart: chosenCart(visitor),
    });
    if (isRefusal(chosen)) return chosen;
  }
  return readCheckout(visitor);
};

/** A way of shipping; null for the first that fits. */
export const chooseOption = async (
  visitor: CheckoutVisitor,
  { cart }: Pick<CheckoutView, 'cart'>,
  optionKey: string | null,
): Promise<void> => {
  if (visitor.source && !visitor.source.isCart) await visitor.source.chooseOption(optionKey);
  else
    await chooseShipping(visitor, {
      location: cart.shippingLocation,
      optionKey,
      cart: chosenCart(visitor),
    });
};
