import type { CallAnswer } from '@sitewright/api/call';
import type { donationsCalls } from '@sitewright/api/donations';
import { formatOrderNumber } from '@sitewright/domain/orders';
import type { Queryable } from '../database/index.ts';
import { readFundFigures, type FundFigures, type ListedDonation } from './donations-store.ts';
import type { FundRow } from './funds-store.ts';

type DescribedFund = CallAnswer<typeof donationsCalls.listFunds>['funds'][number];
type DescribedDonation = CallAnswer<typeof donationsCalls.list>['donations'][number];

const describeFund = (row: FundRow, figures: FundFigures | undefined): DescribedFund => ({
  ...row.terms,
  suggestedCents: [...row.terms.suggestedCents],
  id: row.fundId,
  revision: row.revision,
  archivedOn: row.archivedAt?.toISOString() ?? null,
  createdOn: row.createdAt.toISOString(),
  given: [...(figures?.given ?? [])],
  donorCount: figures?.donorCount ?? 0,
  monthlyCount: figures?.monthlyCount ?? 0,
});

export const describeFunds = async (
  database: Queryable,
  websiteId: string,
  rows: readonly FundRow[],
): Promise<DescribedFund[]> => {
  const ids = rows.map(({ fundId }) => fundId);
  const figures = await readFundFigures(database, websiteId, ids);
  return rows.map((row) =>
    describeFund(
      row,
      figures.find(({ fundId }) => fundId === row.fundId),
    ),
  );
};

export const describeDonation = (row: ListedDonation): DescribedDonation => ({
  order: { id: row.orderId, number: formatOrderNumber(row.number, row.isTest) },
  lineId: row.lineId,
  fund: { id: row.fundId, title: row.fundTitle },
  donorName: row.donorName,
  donorEmail: row.donorEmail,
  amountCents: row.amountCents,
  currency: row.currency,
  isMonthly: row.isMonthly,
  isRefunded: row.isRefunded,
  isTest: row.isTest,
  isDemo: row.isDemo,
  note: row.answers.map(({ value }) => value).join(', '),
  givenOn: new Date(row.placedAt).toISOString(),
});
