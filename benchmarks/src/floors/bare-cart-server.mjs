import fastify from 'fastify';
import { Pool } from 'pg';

/**
 * The floor for a change of a cart: fastify and the driver, one transaction that locks a row, writes it and is kept.
 *
 * @param {Pool} pool
 * @param {number} row
 */
async function changeCart(pool, row) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({
      name: 'lock',
      text: 'select entries from bench_cart where id = $1 for update',
      values: [row],
    });
    const [first] = rows[0].entries;
    const entries = [{ ...first, quantity: first.quantity + 1 }];
    await client.query({
      name: 'write',
      text: 'update bench_cart set entries = $2 where id = $1',
      values: [row, JSON.stringify(entries)],
    });
    await client.query('commit');
    return { entries };
  } finally {
    client.release();
  }
}

process.once(
  'message',
  async (/** @type {import('pg').PoolConfig & { rows: number }} */ { rows, ...connection }) => {
    const pool = new Pool({ ...connection, max: rows });
    await pool.query('create table bench_cart (id int primary key, entries jsonb not null)');
    await pool.query(
      `insert into bench_cart select id, '[{"id":"a","quantity":1}]' from generate_series(1, $1::int) id`,
      [rows],
    );
    const app = fastify();
    app.post('/:row', ({ params }) => changeCart(pool, Number(/** @type {{ row: string }} */ (params).row)));
    await app.listen({ port: 0 });
    process.send?.(app.server.address());
    process.once('disconnect', () => pool.query('drop table bench_cart').finally(() => process.exit(0)));
  },
);
