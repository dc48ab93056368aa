import { createPool, databaseOver } from '../../database/index.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { createAbandonedCartJobs } from '../abandoned-cart-jobs.ts';

// A node that runs the job once at the time it is given: to be killed in the middle.
const [url = '', secret = '', now = ''] = process.argv.slice(2);

const pool = createPool({ connectionString: url, max: 2 }, quietLog);
const [job] = createAbandonedCartJobs({ database: databaseOver(pool), secret, clock: () => new Date(now) });
process.stdout.write(`${JSON.stringify({ started: true })}\n`);
await job?.handle(
  {},
  {
    id: 'once',
    websiteId: undefined,
    attempt: 1,
    signal: new AbortController().signal,
    progress: async () => undefined,
  },
);
process.stdout.write(`${JSON.stringify({ done: true })}\n`);
await pool.end();
