import { lastFourOf } from '@sitewright/domain/gift-cards';
import type { Site } from '@sitewright/domain/sites';
import { hashGiftCardCode, newGiftCardCode } from '../gift-cards/index.ts';
import { newId } from '../ids/index.ts';
import type { DemoCustomer, DemoGiftCard, DemoOrders } from './demo-orders-schemas.ts';
import type { DemoRows } from './demo-orders-store.ts';

const DAY_MS = 86_400_000;

type CardRows = Pick<DemoRows, 'giftCards' | 'giftCardEntries'>;

const rowsOf = (
  { site, now }: { readonly site: Site; readonly now: Date },
  card: DemoGiftCard,
  buyer: DemoCustomer | undefined,
): CardRows => {
  const createdAt = new Date(now.getTime() - card.daysAgo * DAY_MS);
  const key = { websiteId: site.id, giftCardId: newId() };
  // Nobody knows the code: a demo card pays nothing.
  const code = newGiftCardCode();
  const { cents, spentCents = 0 } = card;
  const entry = { ...key, note: '', madeBy: '' };
  return {
    giftCards: [
      {
        ...key,
        codeHash: hashGiftCardCode(code),
        lastFour: lastFourOf(code),
        currency: site.settings.currency,
        isTest: false,
        isDemo: true,
        issuedCents: cents,
        balanceCents: cents - spentCents,
        recipientName: card.recipientName,
        recipientEmail: card.recipientEmail,
        buyerEmail: card.email,
        senderName: buyer ? `${buyer.firstName} ${buyer.lastName}` : '',
        message: card.message ?? '',
        note: '',
        madeBy: '',
        deliveredAt: createdAt,
        disabledAt: card.isDisabled ? now : null,
        createdAt,
      },
    ],
    giftCardEntries: [
      { ...entry, entryId: newId(), kind: 'issued', amountCents: cents, createdAt },
      ...(spentCents === 0
        ? []
        : [
            {
              ...entry,
              entryId: newId(),
              kind: 'redeemed' as const,
              amountCents: -spentCents,
              madeBy: 'Owner',
              note: 'In the studio',
              createdAt: new Date(createdAt.getTime() + DAY_MS),
            },
          ]),
    ],
  };
};

/** Gift cards that customers of the demo have bought, oldest first. */
export const demoGiftCardRows = (
  { customers, giftCards = [] }: DemoOrders,
  shop: { readonly site: Site; readonly now: Date },
): CardRows => {
  const parts = giftCards.map((card) =>
    rowsOf(
      shop,
      card,
      customers.find(({ email }) => email === card.email),
    ),
  );
  return {
    giftCards: parts.flatMap((part) => part.giftCards),
    giftCardEntries: parts.flatMap((part) => part.giftCardEntries),
  };
};
