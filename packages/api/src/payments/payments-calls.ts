import { stateCalls } from '../call/index.ts';
import type { paymentsSchemas } from './payments-schemas.ts';

export const paymentsCalls = stateCalls<typeof paymentsSchemas>()({
  refund: {
    method: 'POST',
    path: '/api/orders/{id}/refunds',
    caller: 'contributor',
    permission: 'refunds',
    summary: 'Refund items or an amount of an order',
  },
});
