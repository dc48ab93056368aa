import { formatPrice, isCurrencyCode } from '@sitewright/domain/money';
import { dueCentsOf, type OrderContent } from '@sitewright/domain/orders';
import { findAmountFault } from '@sitewright/domain/payments';
import { refuseWithData, type Refusal } from '../../http/index.ts';
import type { PaymentRow } from '../../payment-records/index.ts';

/** An amount that the gateway would not take. Of nothing to pay it only stores a way to pay. */
export const checkAmount = (content: OrderContent, gateway: PaymentRow['gateway']): Refusal | undefined => {
  const { currency, language: locale } = content;
  const amountCents = dueCentsOf(content);
  const fault = amountCents === 0 ? undefined : findAmountFault(gateway, { amountCents, currency });
  if (!fault) return undefined;
  const { code, limitCents } = fault;
  const limit = isCurrencyCode(currency)
    ? formatPrice(limitCents, { currency, locale })
    : `${limitCents} ${currency}`;
  return refuseWithData(code, { limit });
};
