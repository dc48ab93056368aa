import { returnsCalls } from '@sitewright/api/returns';
import { returnsSchemas } from '@sitewright/api/returns/schemas';
import { implementCalls, refuse, type ImplementedCall } from '../http/index.ts';
import { findOrders } from '../orders/index.ts';
import { listReturns } from '../return-records/index.ts';
import { listAllReturns } from './list-returns.ts';
import { answerReturn, describeReturns } from './answer-return.ts';

export const implementReturnCalls = (secret: string): ImplementedCall[] =>
  implementCalls({
    capability: 'returns',
    calls: returnsCalls,
    schemas: returnsSchemas,
    handlers: {
      async list({ params }, { database, site }) {
        const [order] = await findOrders(database, site.id, [params.id]);
        return order
          ? describeReturns(order, await listReturns(database, site.id, params.id))
          : refuse('not-found');
      },
      listAll: ({ query }, context) => listAllReturns(context, query),
      accept: ({ params, body }, context) =>
        answerReturn(context, { ...params, action: 'accept', reply: body.reply.trim() }, secret),
      async decline({ params, body }, context) {
        const reply = body.reply.trim();
        return reply === ''
          ? refuse('return-reply-missing', { reply: 'Enter a reason.' })
          : answerReturn(context, { ...params, action: 'decline', reply }, secret);
      },
      receive: ({ params, body }, context) =>
        answerReturn(context, { ...params, action: 'receive', ...body }, secret),
    },
  });
