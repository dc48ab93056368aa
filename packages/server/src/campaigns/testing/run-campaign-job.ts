import { createPool, databaseOver } from '../../database/index.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { createCampaignJobs } from '../campaigns-jobs.ts';

// A node that does one job of a campaign: to be killed in the middle.
const [url = '', secret = '', now = '', kind = '', payload = '{}'] = process.argv.slice(2);

const pool = createPool({ connectionString: url, max: 4 }, quietLog);
const jobs = createCampaignJobs({ database: databaseOver(pool), secret, clock: () => new Date(now) });
const job = jobs.find((each) => each.kind.name === kind);
process.stdout.write(`${JSON.stringify({ started: true })}\n`);
await job?.handle(JSON.parse(payload), {
  id: 'once',
  websiteId: undefined,
  attempt: 1,
  signal: new AbortController().signal,
  progress: async () => undefined,
});
process.stdout.write(`${JSON.stringify({ done: true })}\n`);
await pool.end();
