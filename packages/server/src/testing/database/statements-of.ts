import pg from 'pg';
import { vi } from 'vitest';

interface Sent {
  readonly connection: unknown;
  /** Its text; of a statement that the connection knows already, its name. */
  readonly statement: string;
}

interface Parsed {
  readonly name?: string;
  readonly text: string;
}

const BEGIN = /^begin/;
const END = /^(?:commit|rollback)$/;

/** Records what is sent to PostgreSQL until `stop`. */
const recordStatements = () => {
  const sent: Sent[] = [];
  const unnamed = new Map<unknown, string>();
  const connection = pg.Connection.prototype as unknown as Record<
    'parse' | 'bind',
    (this: unknown, message: object) => void
  >;
  const { parse, bind } = connection;
  const spies = [
    vi.spyOn(connection, 'parse').mockImplementation(function parseNoted(this: unknown, message: object) {
      const { name, text } = message as Parsed;
      if (!name) unnamed.set(this, text);
      parse.call(this, message);
    }),
    vi.spyOn(connection, 'bind').mockImplementation(function bindNoted(this: unknown, message: object) {
      const { statement } = message as { readonly statement?: string };
      sent.push({ connection: this, statement: statement || (unnamed.get(this) ?? '') });
      bind.call(this, message);
    }),
  ];
  return {
    sent,
    stop: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
};

/** The statements, without their values, of the transaction in which the work uses a table. */
export const statementsOf = async (table: string, work: () => Promise<unknown>): Promise<string[]> => {
  const { sent, stop } = recordStatements();
  try {
    await work();
  } finally {
    stop();
  }
  const first = sent.find(({ statement }) => statement.includes(table));
  if (!first) throw new Error(`The work does not use ${table}.`);
  const own = sent.filter(({ connection }) => connection === first.connection);
  const statements = own.map(({ statement }) => statement);
  const at = own.indexOf(first);
  const begin = statements.findLastIndex((statement, index) => index < at && BEGIN.test(statement));
  const end = statements.findIndex((statement, index) => index > at && END.test(statement));
  if (begin < 0 || end < 0) throw new Error(`${table} is not used in a transaction.`);
  return statements.slice(begin, end + 1);
};
