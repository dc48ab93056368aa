import type { PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/index.ts';
import { FrequentNames } from './frequent-names.ts';
import { FrequentStatements } from './frequent-statements.ts';
import { runFrequent, runUnprepared } from './run-statement.ts';
import { sql, sqlIdentifier, type SqlFragment } from './sql-fragment.ts';

const { database } = await createTestDatabase({ content: 'empty', connections: 1 });
const { pool } = await createTestDatabase({ content: 'empty', connections: 2 });

const valueAs = (name: string, value: number): SqlFragment =>
  sql`select ${value}::int as ${sqlIdentifier(name)}`;

const askOften = async (name: string, times = 12): Promise<void> => {
  for (let value = 0; value < times; value += 1)
    expect(await runFrequent(database, valueAs(name, value))).toEqual([{ [name]: value }]);
};

const preparedBy = async (client: PoolClient): Promise<string[]> => {
  const { rows } = await client.query<{ statement: string }>(
    'select statement from pg_prepared_statements order by prepare_time',
  );
  return rows.map(({ statement }) => statement);
};

it('prepares what comes often, also after other statements did', async () => {
  const prepared = async (): Promise<string[]> =>
    (
      await runUnprepared<{ statement: string }>(
        database,
        sql`select statement from pg_prepared_statements order by prepare_time`,
      )
    ).map(({ statement }) => statement);
  for (let index = 0; index < 40; index += 1) await askOften(`early_${index}`);
  await askOften('late', 5_000);
  expect(await prepared()).toEqual(['select $1::int as "late"']);
  await askOften('early_0', 30);
  expect(await prepared()).toEqual(['select $1::int as "late"', 'select $1::int as "early_0"']);
});

it('keeps a few at a time on a connection', async () => {
  const names = new FrequentNames();
  const statements = new FrequentStatements(names);
  const client = await pool.connect();
  try {
    for (let shape = 0; shape < 400; shape += 1)
      for (let value = 0; value < 30; value += 1) {
        const statement = names.name(valueAs(`shape_${shape}`, value));
        if (statement) await statements.send(client, statement);
      }
    const kept = await preparedBy(client);
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.length).toBeLessThan(30);
  } finally {
    client.release(true);
  }
});

it('gives back on every connection what lost its name, when the connection is used next', async () => {
  const names = new FrequentNames();
  const statements = new FrequentStatements(names);
  const [one, other] = await Promise.all([pool.connect(), pool.connect()]);
  try {
    const send = async (client: PoolClient, name: string): Promise<void> => {
      for (let value = 0; value < 12; value += 1) {
        const statement = names.name(valueAs(name, value));
        if (!statement) continue;
        expect((await statements.send(client, statement)).rows).toEqual([{ [name]: value }]);
      }
    };
    for (const name of ['a', 'b']) for (const client of [one, other]) await send(client, name);
    for (let use = 0; use < 5_000; use += 1) names.name(valueAs('b', use));
    await send(one, 'b');
    expect(await preparedBy(one)).toEqual(['select $1::int as "b"']);
    expect(await preparedBy(other)).toHaveLength(2);
    // Text of the driver's own.
    expect(Object.values(Reflect.get(one.connection, 'parsedStatements') as object)).toEqual([
      'select $1::int as "b"',
    ]);
    await send(other, 'a');
    expect(await preparedBy(other)).toEqual(['select $1::int as "b"', 'select $1::int as "a"']);
  } finally {
    one.release(true);
    other.release(true);
  }
});

it('goes on after a connection was lost while statements were given back', async () => {
  const names = new FrequentNames();
  const statements = new FrequentStatements(names);
  const client = await pool.connect();
  const statementOf = (name: string) => {
    for (let value = 0; value < 12; value += 1) names.name(valueAs(name, value));
    const statement = names.name(valueAs(name, 1));
    if (!statement) throw new Error('the statement has no name');
    return statement;
  };
  await statements.send(client, statementOf('a'));
  for (let use = 0; use < 5_000; use += 1) names.name(valueAs('b', use));
  client.connection.stream.destroy(new Error('lost'));
  await expect(statements.send(client, statementOf('b'))).rejects.toThrow();
  client.release(true);
  await askOften('a');
});
