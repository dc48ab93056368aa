import { createServer } from 'node:http';
import { Pool } from 'pg';

/**
 * The floor for a durable write: node's own HTTP server and the driver, one transaction that changes one row.
 *
 * @param {Pool} pool
 * @param {number} row
 */
async function changeRow(pool, row) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({
      name: 'change',
      text: 'update bench_floor set counter = counter + 1 where id = $1 returning counter',
      values: [row],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
}

process.once(
  'message',
  async (/** @type {import('pg').PoolConfig & { rows: number }} */ { rows, ...connection }) => {
    const pool = new Pool({ ...connection, max: rows });
    await pool.query('create table bench_floor (id int primary key, counter int not null)');
    await pool.query('insert into bench_floor select id, 0 from generate_series(1, $1::int) id', [rows]);
    const server = createServer(async (request, response) => {
      await changeRow(pool, Number(request.url?.slice(1)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
    server.listen(0, () => process.send?.(server.address()));
    process.once('disconnect', () => pool.query('drop table bench_floor').finally(() => process.exit(0)));
  },
);
