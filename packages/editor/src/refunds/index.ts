export { RefundDialog } from './refund-dialog.tsx';
export { isRefundBlocked } from './refund-values.ts';
