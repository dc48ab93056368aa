import fastify from 'fastify';
import { Pool } from 'pg';

/** The floor for a form that is sent: fastify and the driver, one insert that is kept. */
process.once(
  'message',
  async (/** @type {import('pg').PoolConfig & { rows: number }} */ { rows, ...connection }) => {
    const pool = new Pool({ ...connection, max: rows });
    await pool.query('create table bench_form (id bigserial primary key, answers jsonb not null)');
    const app = fastify();
    app.post('/', async ({ body }) => {
      const text = 'insert into bench_form (answers) values ($1)';
      await pool.query({ name: 'insert', text, values: [JSON.stringify(body)] });
      return { success: true };
    });
    await app.listen({ port: 0 });
    process.send?.(app.server.address());
    process.once('disconnect', () => pool.query('drop table bench_form').finally(() => process.exit(0)));
  },
);
