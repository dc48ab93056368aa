import {
  emptyCampaign,
  nobody,
  type CampaignBlock,
  type CampaignContent,
} from '@sitewright/domain/campaigns';
import { foldEmail } from '@sitewright/domain/orders';
import { newId } from '../ids/index.ts';
import type { DemoShop } from './demo-order-content.ts';
import type { DemoCampaign, DemoCustomer } from './demo-orders-schemas.ts';
import type { DemoRows } from './demo-orders-store.ts';

interface GivenCampaign {
  readonly given: DemoCampaign;
  /** Undefined for a draft. */
  readonly startedAt: Date | undefined;
  readonly now: Date;
}

type CampaignRows = Pick<DemoRows, 'campaigns' | 'campaignRecipients' | 'campaignClicks'>;

const SENT_MS = 60_000;
const CLICKED_MS = 3 * 3_600_000;
/** Every so many of those who got it clicked. */
const CLICKING = 3;

const paragraphOf = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

const contentOf = ({ variantsBySku }: DemoShop, given: DemoCampaign): CampaignContent => {
  const product = given.sku === undefined ? undefined : variantsBySku.get(given.sku);
  const blocks: CampaignBlock[] = [
    { id: 'words', kind: 'text', document: { type: 'doc', content: given.paragraphs.map(paragraphOf) } },
    ...(product
      ? [{ id: 'product', kind: 'product' as const, itemId: product.itemId, showsPrice: true }]
      : []),
    { id: 'button', kind: 'button', label: given.button, url: '/shop' },
  ];
  const { subject, preheader, postalAddress } = given;
  return { ...emptyCampaign, subject, preheader, postalAddress, blocks };
};

/** All got it but the last, whose mailbox is gone. */
const recipientRows = (
  key: { readonly websiteId: string; readonly campaignId: string },
  people: readonly DemoCustomer[],
  startedAt: Date,
): DemoRows['campaignRecipients'] =>
  people.map(({ email, firstName, lastName, country }, index) => {
    const isRefused = index === people.length - 1;
    const sentAt = new Date(startedAt.getTime() + SENT_MS);
    return {
      ...key,
      emailKey: foldEmail(email),
      memberId: newId(),
      email,
      name: `${firstName} ${lastName}`,
      language: country === 'DE' ? 'de' : 'en',
      state: isRefused ? ('refused' as const) : ('sent' as const),
      attempts: 1,
      reason: isRefused ? '550 5.1.1 no such mailbox' : '',
      sentAt: isRefused ? null : sentAt,
      clickedAt: !isRefused && index % CLICKING === 0 ? new Date(sentAt.getTime() + CLICKED_MS) : null,
    };
  });

const rowsOf = (
  shop: DemoShop,
  { given, startedAt, now }: GivenCampaign,
  people: readonly DemoCustomer[],
): CampaignRows => {
  const key = { websiteId: shop.websiteId, campaignId: newId() };
  const recipients = startedAt ? recipientRows(key, people, startedAt) : [];
  const clicks = recipients.flatMap(({ memberId, clickedAt }) =>
    clickedAt ? [{ ...key, memberId, link: 0, clickedAt }] : [],
  );
  const sent = startedAt && {
    publicOrigin: shop.publicOrigin,
    links: [`${shop.publicOrigin}/shop`],
    startedAt,
    finishedAt: new Date(startedAt.getTime() + SENT_MS),
    isCollected: true,
    recipientCount: recipients.length,
    sentCount: recipients.filter(({ state }) => state === 'sent').length,
    clickedCount: clicks.length,
  };
  const campaign = {
    ...key,
    name: given.name,
    state: startedAt ? ('sent' as const) : ('draft' as const),
    content: contentOf(shop, given),
    audience: nobody,
    createdAt: startedAt ?? now,
    updatedAt: startedAt ?? now,
    isDemo: true,
    ...sent,
  };
  return { campaigns: [campaign], campaignRecipients: recipients, campaignClicks: clicks };
};

/** Campaigns of the demo, as if they had been sent; nobody of them was written to. */
export const demoCampaignRows = (
  shop: DemoShop,
  campaigns: readonly GivenCampaign[],
  customers: readonly DemoCustomer[],
): CampaignRows => {
  const people = customers.filter(({ acceptsMarketing }) => acceptsMarketing);
  const parts = campaigns.map((each) => rowsOf(shop, each, people));
  return {
    campaigns: parts.flatMap((part) => part.campaigns),
    campaignRecipients: parts.flatMap((part) => part.campaignRecipients),
    campaignClicks: parts.flatMap((part) => part.campaignClicks),
  };
};
