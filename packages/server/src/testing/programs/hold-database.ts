import { DatabaseStartError, openDatabase } from '../../database/index.ts';
import { quietLog } from '../quiet-log.ts';

// Opens the database of the folder it is given, says so in a line of JSON, and closes it when asked to end.
const [dataFolder = ''] = process.argv.slice(2);

function say(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

try {
  const { pool, location, close } = await openDatabase({ dataFolder, log: quietLog });
  const { rows } = await pool.query(
    `SELECT current_setting('data_directory') AS folder, version() AS version`,
  );
  say({ ...rows[0], url: location.url, uid: process.getuid?.() });
  process.once('SIGTERM', () => void close().then(() => say({ closed: true })));
} catch (error) {
  if (!(error instanceof DatabaseStartError)) throw error;
  say({ refusal: error.code, sentence: error.message });
}
