import { Readable } from 'node:stream';
import { donationsCalls } from '@sitewright/api/donations';
import { donationsSchemas } from '@sitewright/api/donations/schemas';
import type { Database } from '../database/index.ts';
import {
  FileAnswer,
  implementCalls,
  isRefusal,
  refuse,
  type ContributorContext,
  type ImplementedCall,
  type Refusal,
} from '../http/index.ts';
import { describeDonation, describeFunds } from './describe-funds.ts';
import { archiveFund, changeFund, createFund } from './donations-service.ts';
import { listDonations } from './donations-store.ts';
import { writeDonations } from './export-donations.ts';
import { listFunds, type FundRow } from './funds-store.ts';
import { readPosition, writePosition } from './list-position.ts';

const PAGE = 50;

const describeOne = async ({ database, site }: ContributorContext, row: FundRow | Refusal) => {
  if (isRefusal(row)) return row;
  const [fund] = await describeFunds(database, site.id, [row]);
  return fund ?? refuse('not-found');
};

export const implementDonationCalls = (pool: Database): ImplementedCall[] =>
  implementCalls({
    capability: 'donations',
    calls: donationsCalls,
    schemas: donationsSchemas,
    handlers: {
      async listFunds(_input, { database, site }) {
        const rows = await listFunds(database, site.id);
        return { funds: await describeFunds(database, site.id, rows) };
      },
      async listChoices(_input, { database, site }) {
        const rows = await listFunds(database, site.id);
        return {
          funds: rows.map(({ fundId, terms, archivedAt }) => ({
            id: fundId,
            title: terms.title,
            isArchived: archivedAt !== null,
          })),
        };
      },
      createFund: async ({ body }, context) => describeOne(context, await createFund(context, body)),
      async changeFund({ params, body: { revision, ...terms } }, context) {
        return describeOne(context, await changeFund(context, { fundId: params.id, revision, terms }));
      },
      async archiveFund({ params }, context) {
        return describeOne(context, await archiveFund(context, { fundId: params.id, isArchived: true }));
      },
      async restoreFund({ params }, context) {
        return describeOne(context, await archiveFund(context, { fundId: params.id, isArchived: false }));
      },
      async list({ query: { cursor, ...filter } }, { database, site }) {
        const after = cursor === undefined ? undefined : readPosition(cursor);
        if (cursor !== undefined && !after) return refuse('bad-request');
        const found = await listDonations(database, site.id, { ...filter, after, limit: PAGE + 1 });
        const rows = found.slice(0, PAGE);
        const last = rows.at(-1);
        return {
          donations: rows.map(describeDonation),
          nextCursor: found.length > PAGE && last ? writePosition(last) : null,
        };
      },
      async exportAll({ query }, { site, now }) {
        const text = writeDonations(pool, site.id, query);
        return new FileAnswer(Readable.from(text, { objectMode: false }), {
          filename: `donations-${now.toISOString().slice(0, 10)}.csv`,
          contentType: 'text/csv; charset=utf-8',
        });
      },
    },
  });
