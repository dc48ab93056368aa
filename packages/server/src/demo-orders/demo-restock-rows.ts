import { foldEmail } from '@sitewright/domain/orders';
import { newId } from '../ids/index.ts';
import type { DemoShop } from './demo-order-content.ts';
import type { DemoSignUp } from './demo-orders-schemas.ts';
import type { DemoRows } from './demo-orders-store.ts';

interface SignedUp {
  readonly given: DemoSignUp;
  readonly signedUpAt: Date;
}

const NOTIFIED_MS = 2 * 86_400_000;
const CONSENT_TEXT = 'Send me news of the shop as well';

const variantOf = ({ variantsBySku }: DemoShop, sku: string) => {
  const variant = variantsBySku.get(sku);
  if (!variant) throw new Error(`The demo sells no ${sku}.`);
  return variant;
};

const signUpRow = (
  shop: DemoShop,
  { given, signedUpAt }: SignedUp,
): DemoRows['restockSignUps'][number] & { readonly doneAt: Date | null } => {
  const { email, language, isJoinMailingList: joinsMailingList = false, isNotified = false } = given;
  return {
    websiteId: shop.websiteId,
    signUpId: newId(),
    variantId: variantOf(shop, given.sku).variantId,
    email,
    emailKey: foldEmail(email),
    language,
    publicOrigin: shop.publicOrigin,
    joinsMailingList,
    consentText: joinsMailingList ? CONSENT_TEXT : '',
    state: isNotified ? 'notified' : 'waiting',
    signedUpAt,
    doneAt: isNotified ? new Date(signedUpAt.getTime() + NOTIFIED_MS) : null,
    isDemo: true,
  };
};

/** Who waits for what is sold out in the demo; nobody of them is ever written to. */
export const demoRestockRows = (
  shop: DemoShop,
  signedUp: readonly SignedUp[],
): Pick<DemoRows, 'restockGroups' | 'restockSignUps'> => {
  const inOrder = signedUp.toSorted((one, other) => one.signedUpAt.getTime() - other.signedUpAt.getTime());
  const restockSignUps = inOrder.map((each) => signUpRow(shop, each));
  const variants = new Map(
    inOrder.map(({ given }) => [variantOf(shop, given.sku).variantId, variantOf(shop, given.sku)]),
  );
  const restockGroups = [...variants.values()].map(({ variantId, itemId }) => {
    const notified = restockSignUps.filter((row) => row.variantId === variantId && row.doneAt !== null);
    return {
      websiteId: shop.websiteId,
      variantId,
      itemId,
      groupId: newId(),
      notifiedCount: notified.length,
      lastSentAt: notified.at(-1)?.doneAt ?? null,
    };
  });
  return { restockGroups, restockSignUps };
};
