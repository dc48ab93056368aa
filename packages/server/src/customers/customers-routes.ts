import { Readable } from 'node:stream';
import type { CallAnswer } from '@sitewright/api/call';
import { customersCalls } from '@sitewright/api/customers';
import { customersSchemas } from '@sitewright/api/customers/schemas';
import { customerLimits } from '@sitewright/domain/customers';
import { isId } from '@sitewright/domain/ids';
import type { Database } from '../database/index.ts';
import {
  FileAnswer,
  implementCalls,
  refuse,
  type ContributorContext,
  type ImplementedCall,
  type Refusal,
} from '../http/index.ts';
import { listCustomers } from './customers-list-store.ts';
import { correctContact, erase, mergeCustomers, setNote, withdrawConsent } from './customers-service.ts';
import { describeCustomer, readCustomer } from './describe-customer.ts';
import { writeCustomers } from './export-customers.ts';

type Detail = CallAnswer<typeof customersCalls.read>;

/** The customer as it is now, unless the change was refused. */
const answerWith = async (
  context: ContributorContext,
  id: string,
  refusal: Refusal | undefined,
): Promise<Detail | Refusal> => refusal ?? (await readCustomer(context, id)) ?? refuse('not-found');

export const implementCustomerCalls = (pool: Database): ImplementedCall[] =>
  implementCalls({
    capability: 'customers',
    calls: customersCalls,
    schemas: customersSchemas,
    handlers: {
      async list({ query: { cursor, search = '', sort } }, { database, site }) {
        if (cursor !== undefined && !isId(cursor)) return refuse('bad-request');
        const limit = customerLimits.PAGE;
        const found = await listCustomers(database, site.id, {
          search,
          sort,
          before: cursor,
          limit: limit + 1,
        });
        const rows = found.slice(0, limit);
        return {
          customers: rows.map(describeCustomer),
          nextCursor: found.length > limit ? (rows.at(-1)?.customerId ?? null) : null,
        };
      },
      async read({ params }, context) {
        return (await readCustomer(context, params.id)) ?? refuse('not-found');
      },
      async exportAll({ query: { search = '' } }, { site, now }) {
        const text = writeCustomers(pool, site.id, search);
        return new FileAnswer(Readable.from(text, { objectMode: false }), {
          filename: `customers-${now.toISOString().slice(0, 10)}.csv`,
          contentType: 'text/csv; charset=utf-8',
        });
      },
      async correct({ params: { id }, body }, context) {
        return answerWith(context, id, await correctContact(context, { id, ...body }));
      },
      async setNote({ params: { id }, body }, context) {
        return answerWith(context, id, await setNote(context, { id, ...body }));
      },
      async withdrawConsent({ params: { id } }, context) {
        return answerWith(context, id, await withdrawConsent(context, id));
      },
      async merge({ params: { id }, body }, context) {
        return answerWith(context, id, await mergeCustomers(context, { id, ...body }));
      },
      async erase({ params: { id } }, context) {
        return answerWith(context, id, await erase(context, id));
      },
    },
  });
