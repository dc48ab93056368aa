import { createPool, databaseOver } from '../../database/index.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { createRestockJobs } from '../restock-jobs.ts';

// A node that writes to those who wait for one variant: to be killed in the middle.
const [url = '', secret = '', now = '', websiteId = '', variantId = ''] = process.argv.slice(2);

const pool = createPool({ connectionString: url, max: 2 }, quietLog);
const jobs = createRestockJobs({ database: databaseOver(pool), secret, clock: () => new Date(now) });
const job = jobs.find(({ kind }) => kind.name === 'restock.send');
process.stdout.write(`${JSON.stringify({ started: true })}\n`);
await job?.handle(
  { websiteId, variantId },
  {
    id: 'once',
    websiteId,
    attempt: 1,
    signal: new AbortController().signal,
    progress: async () => undefined,
  },
);
process.stdout.write(`${JSON.stringify({ done: true })}\n`);
await pool.end();
