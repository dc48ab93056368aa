import { checkQuantity } from '@sitewright/domain/cart';
import type { CheckoutVisitor } from '../checkout/index.ts';
import { readDelivery } from '../checkout/index.ts';
import { inTransaction } from '../database/index.ts';
import { isRefusal, refuse, type Refusal } from '../http/index.ts';
import type { SubscriptionKey, SubscriptionRow } from '../subscription-records/index.ts';
import {
  beginMethodChange,
  beginRenewalPayment,
  cancelSubscriptionAtPeriodEnd,
  cancelSubscriptionNow,
  changeDeliveryAddress,
  changeDonation,
  changeSubscribedLine,
  keepSubscription,
  pauseSubscription,
  resumeSubscription,
  skipNextPeriod,
  type ChangeContext,
} from '../subscriptions/index.ts';
import type { SubscriptionPageServices } from './subscription-page-services.ts';

/** What was done, or the page of a gateway that the customer goes on to. */
export type ActionOutcome = { readonly done: string } | { readonly leaveUrl: string } | Refusal;

export interface RequestedAction {
  readonly services: SubscriptionPageServices;
  readonly visitor: CheckoutVisitor;
  readonly key: SubscriptionKey;
  readonly form: URLSearchParams;
}

type Action = (requested: RequestedAction) => Promise<ActionOutcome>;
type Change = (context: ChangeContext, subscriptionId: string) => Promise<SubscriptionRow | Refusal>;

const change = async (
  { services, visitor, key }: RequestedAction,
  done: string,
  apply: Change,
): Promise<ActionOutcome> => {
  const { database, site, now } = visitor;
  const outcome = await inTransaction(database, (transaction) =>
    apply(
      { transaction, pool: database, site, secret: services.secret, now, by: 'customer' },
      key.subscriptionId,
    ),
  );
  return isRefusal(outcome) ? outcome : { done };
};

const simple =
  (done: string, apply: Change): Action =>
  (requested) =>
    change(requested, done, apply);

const cancel: Action = (requested) =>
  change(
    requested,
    'cancel',
    requested.form.get('when') === 'now' ? cancelSubscriptionNow : cancelSubscriptionAtPeriodEnd,
  );

/** A field that the form does not have changes nothing. */
const changeLine: Action = async (requested) => {
  const { form } = requested;
  const amount = form.get('amount');
  if (amount !== null) return change(requested, 'line', (context, id) => changeDonation(context, id, amount));
  const typed = form.get('quantity')?.trim();
  const checked =
    typed === undefined ? undefined : checkQuantity(/^\d+$/.test(typed) ? Number(typed) : typed);
  if (checked && !checked.ok) return refuse('subscription-quantity');
  return change(requested, 'line', (context, id) =>
    changeSubscribedLine(context, id, {
      quantity: checked?.quantity,
      variantId: form.get('variant') ?? undefined,
    }),
  );
};

const changeAddress: Action = (requested) => {
  const { shippingAddress } = readDelivery(requested.form);
  return change(requested, 'address', (context, id) => changeDeliveryAddress(context, id, shippingAddress));
};

const leaveTo = (begun: { readonly url: string } | Refusal): ActionOutcome =>
  isRefusal(begun) ? begun : { leaveUrl: begun.url };

/** By the name of the form. */
export const subscriptionActions: Readonly<Record<string, Action>> = {
  pause: simple('pause', pauseSubscription),
  resume: simple('resume', resumeSubscription),
  skip: simple('skip', skipNextPeriod),
  keep: simple('keep', keepSubscription),
  cancel,
  line: changeLine,
  address: changeAddress,
  method: async ({ services, key }) => leaveTo(await beginMethodChange(services, key)),
  pay: async ({ services, key }) => leaveTo(await beginRenewalPayment(services, key)),
};
