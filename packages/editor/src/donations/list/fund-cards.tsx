import { donationsCalls } from '@sitewright/api/donations';
import { donateUrl } from '@sitewright/domain/donations';
import { useState } from 'react';
import { Badge, Button, useConfirm, useToast } from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import { useOrderMoney, usePriceFormat } from '../../site-prices/index.ts';
import { FundDialog } from '../dialogs/fund-dialog.tsx';
import { useRefreshDonations, type Fund } from '../use-donations.ts';

const counted = (count: number, noun: string): string => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`);

const givenText = ({ given }: Fund, money: (cents: number, currency: string) => string, currency: string) =>
  given.length === 0 ? money(0, currency) : given.map((each) => money(each.cents, each.currency)).join(' + ');

/** Archives after a question, restores at once. */
const useArchiving = ({ id, title, monthlyCount }: Fund) => {
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefreshDonations();
  const archiving = useSending(donationsCalls.archiveFund);
  const restoring = useSending(donationsCalls.restoreFund);
  const run = async (sending: typeof archiving | typeof restoring, done: string): Promise<void> => {
    const outcome = await sending.send({ params: { id } });
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    await refresh();
    return toast(done);
  };
  const going =
    monthlyCount === 0
      ? ''
      : ` ${counted(monthlyCount, 'monthly donation')} will go on until you or the donors end them under Subscriptions.`;
  const archive = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: `Archive ${title}?`,
      text: `It takes no more donations, and its page is not found any more.${going}`,
      confirm: 'Archive',
      isSafe: true,
    });
    if (isConfirmed) await run(archiving, 'Fund archived');
  };
  return {
    archive,
    restore: () => run(restoring, 'Fund restored'),
    isPending: archiving.isSending || restoring.isSending,
  };
};

const FundCard = ({ fund }: { readonly fund: Fund }) => {
  const money = useOrderMoney();
  const { format } = usePriceFormat();
  const [isOpen, setOpen] = useState(false);
  const { archive, restore, isPending } = useArchiving(fund);
  const isArchived = fund.archivedOn !== null;
  return (
    <li className="donations-fund">
      <header className="donations-fund-head">
        <h3>{fund.title}</h3>
        {isArchived ? <Badge>Archived</Badge> : null}
      </header>
      {isArchived ? null : (
        <a href={donateUrl(fund.slug)} target="_blank" rel="noreferrer">
          {donateUrl(fund.slug)}
        </a>
      )}
      <p className="donations-given">{givenText(fund, money, format?.currency ?? 'USD')}</p>
      <p className="donations-detail">
        {counted(fund.donorCount, 'donor')} · {fund.monthlyCount} monthly
      </p>
      <div className="row">
        <Button onPress={() => setOpen(true)} aria-label={`Edit ${fund.title}`}>
          Edit
        </Button>
        <Button
          kind="quiet"
          isPending={isPending}
          aria-label={`${isArchived ? 'Restore' : 'Archive'} ${fund.title}`}
          onPress={() => void (isArchived ? restore() : archive())}
        >
          {isArchived ? 'Restore' : 'Archive'}
        </Button>
      </div>
      {isOpen ? <FundDialog fund={fund} onClose={() => setOpen(false)} /> : null}
    </li>
  );
};

/** What donations are given to, with what was given. */
export const FundCards = ({ funds }: { readonly funds: readonly Fund[] }) => (
  <ul className="donations-funds" aria-label="Funds">
    {funds.map((fund) => (
      <FundCard key={fund.id} fund={fund} />
    ))}
  </ul>
);
