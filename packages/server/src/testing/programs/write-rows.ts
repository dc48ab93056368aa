import { openDatabase } from '../../database/index.ts';
import { quietLog } from '../quiet-log.ts';

// Writes rows as fast as it can from several connections, and prints the number of each one that was acknowledged.
const [dataFolder = '', firstNumber = '0'] = process.argv.slice(2);
const writers = 4;

const { pool } = await openDatabase({ dataFolder, log: quietLog });
await pool.query(
  'CREATE TABLE IF NOT EXISTS acknowledged (number integer PRIMARY KEY, filling text NOT NULL)',
);

let next = Number(firstNumber);

async function writeForEver(): Promise<never> {
  for (;;) {
    const number = (next += 1);
    try {
      await pool.query('INSERT INTO acknowledged (number, filling) VALUES ($1, repeat($2, 500))', [
        number,
        'x',
      ]);
      process.stdout.write(`${number}\n`);
    } catch {
      // Not acknowledged: whether the row is there is open. The connection comes back by itself.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

await Promise.all(Array.from({ length: writers }, writeForEver));
