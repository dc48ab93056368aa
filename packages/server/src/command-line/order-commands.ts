import { readFile } from 'node:fs/promises';
import { foldEmail } from '@sitewright/domain/orders';
import { orderContentSchema } from '@sitewright/domain/orders/schemas';
import { closed } from '@sitewright/domain/shapes/schemas';
import Ajv from 'ajv';
import { Type, type Static } from 'typebox';
import { inTransaction } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { createOrder } from '../orders/index.ts';
import { findSiteByIdentifier } from '../sites/index.ts';
import { CommandError, requireArgument, type Command } from './command.ts';
import { withMigratedDatabase } from './with-database.ts';

const fileSchema = Type.Array(
  Type.Object(
    {
      placedOn: Type.String({ format: 'date-time' }),
      isPaid: Type.Boolean(),
      isTest: Type.Boolean(),
      content: orderContentSchema,
    },
    closed,
  ),
);

type SampleOrders = Static<typeof fileSchema>;

const isSampleOrders = (orders: unknown): orders is SampleOrders =>
  new Ajv().addFormat('date-time', (text) => !Number.isNaN(Date.parse(text))).validate(fileSchema, orders);

const readOrders = async (path: string): Promise<SampleOrders> => {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(`The file ${path} cannot be read.`);
  });
  try {
    const orders: unknown = JSON.parse(text);
    if (isSampleOrders(orders)) return orders;
  } catch {
    // What is no JSON is no list of orders.
  }
  throw new CommandError(`The file ${path} is not a list of orders.`);
};

export const orderCommands: readonly Command[] = [
  {
    name: 'orders add',
    usage: 'orders add SITE FILE',
    summary: 'Add sample orders of a JSON file; no stock is taken and no email is sent',
    async run(input, environment) {
      const identifier = requireArgument(input, 0, 'The site');
      const orders = await readOrders(requireArgument(input, 1, 'The file'));
      await withMigratedDatabase(environment, ({ database }) =>
        inTransaction(database, async (transaction) => {
          const site = await findSiteByIdentifier(transaction, identifier);
          if (!site) throw new CommandError(`There is no site called "${identifier}".`);
          for (const { content, isPaid, isTest, placedOn } of orders) {
            const { orderId, number } = await createOrder(transaction, site.id, {
              orderId: newId(),
              content,
              emailKey: foldEmail(content.email),
              taken: new Map(),
              isPaid,
              isTest,
              isDemo: true,
              expiresAt: null,
              now: new Date(placedOn),
            });
            environment.print(`${orderId}  ${number}`);
          }
        }),
      );
    },
  },
];
