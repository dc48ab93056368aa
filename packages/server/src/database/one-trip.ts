import { queryableOver } from './connection-queryable.ts';
import { withPoolClient } from './nested-connections.ts';
import type { Driver } from './prepared-statement.ts';
import type { Database, Queryable } from './queryable.ts';
import { StatementConnection } from './statement-connection.ts';
import { setDriver } from './statements/transaction-state.ts';

/**
 * Runs statements that need no results of each other over one connection. Those that are sent at the same moment go to
 * PostgreSQL and back together and have their effect together, so at most one of them may write.
 */
export const inOneTrip = <Result>(
  database: Database,
  work: (together: Queryable) => Promise<Result>,
): Promise<Result> =>
  withPoolClient(database.$client, async (client) => {
    const connection = new StatementConnection(client);
    const driver = {
      query: (...statement: readonly unknown[]) => connection.send(...statement),
    } as Driver;
    const together = queryableOver(driver);
    setDriver(together, driver);
    try {
      return await work(together);
    } finally {
      connection.sendGroup();
    }
  });
