import { abandonedCartsCalls } from '@sitewright/api/abandoned-carts';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { ordersCalls } from '@sitewright/api/orders';
import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import {
  emailRecordOf,
  emailRecordPermission,
  type EmailRecord,
  type StoreEmailKind,
} from '@sitewright/domain/store-emails';
import { Select } from '../controls/index.ts';
import { dataOf, useFetched } from '../data-fetching/index.ts';
import { codeText } from '../gift-cards/index.ts';
import { useSession } from '../session/index.ts';
import { productText } from '../subscriptions/index.ts';

const SAMPLE = 'sample';
const RECENT = 10;

interface ChoiceProps {
  /** Undefined for a sample. */
  readonly recordId: string | undefined;
  readonly onChange: (recordId: string | undefined) => void;
}

interface RecordSelectProps extends ChoiceProps {
  readonly sample: string;
  readonly choices: readonly { readonly id: string; readonly name: string; readonly detail: string }[];
}

const RecordSelect = ({ sample, choices, recordId, onChange }: RecordSelectProps) => (
  <Select
    label="Preview with"
    value={recordId ?? SAMPLE}
    onChange={(id) => onChange(id === SAMPLE ? undefined : id)}
    choices={[{ id: SAMPLE, name: sample }, ...choices.slice(0, RECENT)]}
  />
);

const OrderChoice = (props: ChoiceProps) => {
  const orders = dataOf(useFetched(ordersCalls.list, { query: {} }).fetched)?.orders ?? [];
  const choices = orders.map(({ id, number, customerName }) => ({
    id,
    name: `#${number}`,
    detail: customerName,
  }));
  return <RecordSelect sample="Sample order" choices={choices} {...props} />;
};

const SubscriptionChoice = (props: ChoiceProps) => {
  const found = dataOf(useFetched(subscriptionsCalls.list, { query: {} }).fetched)?.subscriptions ?? [];
  const choices = found.map((subscription) => ({
    id: subscription.id,
    name: subscription.customerName || subscription.email,
    detail: productText(subscription),
  }));
  return <RecordSelect sample="Sample subscription" choices={choices} {...props} />;
};

const GiftCardChoice = (props: ChoiceProps) => {
  const cards = dataOf(useFetched(giftCardsCalls.list, { query: {} }).fetched)?.giftCards ?? [];
  const choices = cards.map((card) => ({
    id: card.id,
    name: codeText(card),
    detail: card.recipientName || card.recipientEmail,
  }));
  return <RecordSelect sample="Sample gift card" choices={choices} {...props} />;
};

/** Carts of the demo are not stored, and those without items are not written about. */
const CartChoice = (props: ChoiceProps) => {
  const carts = dataOf(useFetched(abandonedCartsCalls.list, { query: {} }).fetched)?.carts ?? [];
  const choices = carts
    .filter(({ isDemo, items }) => !isDemo && items.length > 0)
    .map(({ id, email, items }) => ({ id, name: email, detail: items.join(', ') }));
  return <RecordSelect sample="Sample cart" choices={choices} {...props} />;
};

const choiceOf = {
  order: OrderChoice,
  subscription: SubscriptionChoice,
  'gift-card': GiftCardChoice,
  'abandoned-cart': CartChoice,
} as const satisfies Record<EmailRecord, unknown>;

/** What the email is previewed with: a sample, or one of the last records it could be about. */
export const RecordChoice = ({ kind, ...props }: ChoiceProps & { readonly kind: StoreEmailKind }) => {
  const { permissions } = useSession();
  const record = emailRecordOf(kind);
  if (record === undefined || !permissions.includes(emailRecordPermission(record))) return null;
  const Choice = choiceOf[record];
  return <Choice {...props} />;
};
