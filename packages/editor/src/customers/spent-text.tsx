import { useOrderMoney } from '../site-prices/index.ts';
import type { CustomerSummary } from './customer-types.ts';

/** What was paid and not refunded, in each currency. */
export const SpentText = ({ spent }: Pick<CustomerSummary, 'spent'>) => {
  const money = useOrderMoney();
  return (
    <span>
      {spent.length === 0 ? '–' : spent.map(({ cents, currency }) => money(cents, currency)).join(', ')}
    </span>
  );
};
