import { randomBytes } from 'node:crypto';
import fastify from 'fastify';
import { Pool } from 'pg';

/** Tables that an order is written to, and their columns that are different for every order. */
const tables = {
  payments: ['payment_id', 'checkout_id', 'idempotency_key', 'reference', 'order_id'],
  test_charges: ['reference', 'idempotency_key', 'payment_id'],
  customers: ['customer_id', 'email_key'],
  orders: ['order_id', 'cart_id', 'customer_id'],
  order_lines: ['order_id', 'line_id'],
  order_events: ['order_id', 'event_id'],
  stock_moves: ['move_id'],
  mail_outbox: ['id'],
};

/** @typedef {{ table: string, columns: string[], row: Record<string, unknown> }} Sample */

const newId = () => randomBytes(12).toString('hex');

/**
 * The rows of the newest order, as samples for others of the same size.
 *
 * @param {Pool} pool
 * @returns {Promise<Sample[]>}
 */
async function takeSamples(pool) {
  const samples = [];
  for (const [table, columns] of Object.entries(tables)) {
    await pool.query(`create table bench_${table} (like ${table} including defaults including indexes)`);
    const newest = table === 'stock_moves' ? "where reason = 'sale'" : '';
    const { rows } = await pool.query(
      `select to_jsonb(t) as row from ${table} t ${newest} order by ${columns[0]} desc limit 1`,
    );
    if (!rows[0]) throw new Error(`There is no row in ${table}.`);
    samples.push({ table, columns, row: rows[0].row });
  }
  return samples;
}

/**
 * The floor for paying: fastify and the driver, one transaction that writes the rows of an order, takes its pieces
 * from the stock and its number from the counter last.
 *
 * @param {Pool} pool
 * @param {readonly Sample[]} samples
 */
async function placeOrder(pool, samples) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({
      name: 'stock',
      text: 'update bench_numbers set n = n - 1 where id = $1',
      values: [1 + Math.floor(Math.random() * 3)],
    });
    const { rows } = await client.query({
      name: 'number',
      text: 'update bench_numbers set n = n + 1 where id = 0 returning n',
    });
    for (const { table, columns, row } of samples) {
      const fresh = Object.fromEntries(columns.map((column) => [column, newId()]));
      const written = { ...row, ...fresh, ...(table === 'orders' ? { number: rows[0].n } : {}) };
      await client.query({
        name: table,
        text: `insert into bench_${table} select * from jsonb_populate_record(null::bench_${table}, $1)`,
        values: [JSON.stringify(written)],
      });
    }
    await client.query('commit');
    return { number: rows[0].n };
  } finally {
    client.release();
  }
}

process.once(
  'message',
  async (/** @type {import('pg').PoolConfig & { rows: number }} */ { rows, ...connection }) => {
    const pool = new Pool({ ...connection, max: rows });
    const samples = await takeSamples(pool);
    await pool.query('create table bench_numbers (id int primary key, n int not null)');
    await pool.query(
      'insert into bench_numbers values (0, 1000000), (1, 1000000), (2, 1000000), (3, 1000000)',
    );
    const app = fastify();
    app.post('/', () => placeOrder(pool, samples));
    await app.listen({ port: 0 });
    process.send?.(app.server.address());
    const names = [...Object.keys(tables), 'numbers'].map((name) => `bench_${name}`);
    process.once('disconnect', () =>
      pool.query(`drop table ${names.join(', ')}`).finally(() => process.exit(0)),
    );
  },
);
