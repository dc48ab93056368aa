import { ExternalLink } from 'lucide-react';
import { Notice } from '../../controls/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import type { OrderDetail } from '../texts/order-texts.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import {
  awaitsResponse,
  disputeText,
  disputeTitle,
  shownDisputes,
  type OrderDispute,
} from './dispute-texts.ts';

const DisputeLink = ({ dispute }: { readonly dispute: OrderDispute }) => (
  <a href={dispute.url} target="_blank" rel="noreferrer" className="button button-plain">
    <span className="button-label">{awaitsResponse(dispute) ? 'Respond to the bank' : 'View dispute'}</span>
    <ExternalLink size={16} aria-hidden />
  </a>
);

const Dispute = ({ dispute }: { readonly dispute: OrderDispute }) => {
  const money = useOrderMoney();
  const { state, amountCents, currency, respondBy, url } = dispute;
  return (
    <Notice
      tone={state === 'lost' ? 'bad' : 'warning'}
      title={disputeTitle(dispute, money(amountCents, currency))}
      {...(url === '' ? {} : { actions: <DisputeLink dispute={dispute} /> })}
    >
      {disputeText(dispute)}
      {respondBy !== null && awaitsResponse(dispute) ? (
        <>
          {' Respond by '}
          <SiteTime on={respondBy} />.
        </>
      ) : null}
    </Notice>
  );
};

/** What the owner has to know of the disputes of an order. */
export const OrderDisputes = ({ order }: { readonly order: OrderDetail }) =>
  shownDisputes(order).map((dispute) => <Dispute key={dispute.id} dispute={dispute} />);
