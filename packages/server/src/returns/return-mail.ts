import type { Queryable } from '../database/index.ts';
import { sendOrderMail, type OrderMail, type OrderMailContext } from '../orders/index.ts';
import type { ReturnRow } from '../return-records/index.ts';

export interface MailedReturn {
  readonly orderId: string;
  readonly request: Pick<ReturnRow, 'kind' | 'state' | 'lines' | 'reason' | 'note' | 'reply'>;
}

const kindOf = ({ kind, state }: MailedReturn['request']): OrderMail['kind'] | undefined => {
  if (kind === 'withdrawal' && state === 'accepted') return 'withdrawal-received';
  return state === 'received' ? undefined : `return-${state}`;
};

/** Says what has become of the return, in the language of the order. */
export const mailReturnCustomer = async (
  transaction: Queryable,
  context: OrderMailContext,
  { orderId, request }: MailedReturn,
): Promise<void> => {
  const kind = kindOf(request);
  if (kind === undefined) return;
  await sendOrderMail(transaction, context, {
    kind,
    orderId,
    returned: { ...request, askedAt: context.now },
  });
};

/** Everybody who looks after orders. */
export const mailReturnOwners = async (
  transaction: Queryable,
  context: OrderMailContext,
  { orderId, request }: MailedReturn,
): Promise<void> => {
  const returned = { ...request, askedAt: context.now };
  await sendOrderMail(transaction, context, { kind: 'new-return', orderId, returned });
};
