import type { CallAnswer } from '@sitewright/api/call';
import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { Link } from '@tanstack/react-router';
import { Button, Fact, Notice, useConfirm, useToast } from '../../controls/index.ts';
import { dataOf, useFetched, useSending } from '../../data-fetching/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import { useRefreshSubscriptions } from '../use-subscriptions.ts';

type FiguresAnswer = CallAnswer<typeof subscriptionsCalls.readFigures>;

const countOf = ({ counts }: FiguresAnswer, status: string): number =>
  counts.find((each) => each.status === status)?.count ?? 0;

const useResume = () => {
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefreshSubscriptions();
  const { send, isSending } = useSending(subscriptionsCalls.resumeRenewals);
  const resume = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Is this the live installation?',
      text: 'No other copy of this store may be running. What the payment service has charged since the backup is recorded first.',
      confirm: 'Resume renewals',
      isSafe: true,
    });
    if (!isConfirmed) return;
    const outcome = await send({});
    if (outcome.ok)
      toast(
        `Renewals go on. ${outcome.answer.recorded} paid since the backup, ${outcome.answer.unknown.length} payments without an order.`,
      );
    else toast(outcome.refusal.message, 'bad');
    await refresh();
  };
  return { resume, isSending };
};

const PausedNotice = ({ since }: { readonly since: string }) => {
  const { resume, isSending } = useResume();
  return (
    <Notice
      tone="warning"
      title="Renewals are paused"
      actions={
        <Button onPress={() => void resume()} isPending={isSending}>
          Resume renewals
        </Button>
      }
    >
      A backup was restored. Nothing is charged until an administrator of the installation confirms that this
      is the live one. The backup was made <SiteTime on={since} />.
    </Notice>
  );
};

const NextCharges = ({ figures }: { readonly figures: FiguresAnswer }) => {
  const money = useOrderMoney();
  if (figures.nextCharges.length === 0) return null;
  return (
    <details className="subscriptions-next">
      <summary>Next charges</summary>
      <ul>
        {figures.nextCharges.map(({ id, product, customerName, currency, renewalCents, on }) => (
          <li key={id}>
            <Link to="/store/subscriptions/subscription" search={{ id }}>
              {`${customerName}, ${product}`}
            </Link>
            <span>
              <SiteTime on={on} />
            </span>
            <span className="records-amount">{money(renewalCents, currency)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** What the subscriptions of the store are worth. */
export const Figures = () => {
  const money = useOrderMoney();
  const figures = dataOf(useFetched(subscriptionsCalls.readFigures, {}).fetched);
  if (!figures) return null;
  const hasLive = figures.counts.length > 0;
  return (
    <>
      {figures.pausedSince === null ? null : <PausedNotice since={figures.pausedSince} />}
      {hasLive ? (
        <dl className="records-figures">
          {figures.monthlyRevenue.map(({ currency, cents }) => (
            <Fact key={currency} name="Monthly recurring revenue">
              {money(cents, currency)}
            </Fact>
          ))}
          <Fact name="Active">{countOf(figures, 'ACTIVE')}</Fact>
          <Fact name="Past due">{countOf(figures, 'PAST_DUE')}</Fact>
          <Fact name="Churn in 30 days">
            {figures.churnPercent === null ? '–' : `${figures.churnPercent} %`}
          </Fact>
        </dl>
      ) : null}
      <NextCharges figures={figures} />
    </>
  );
};
