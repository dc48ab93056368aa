import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { demoOrdersSchema, type DemoOrders } from './demo-orders-schemas.ts';

const FILE = 'orders.json';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Those of a folder; undefined where it has none. */
export const readDemoOrders = async (folder: string): Promise<DemoOrders | undefined> => {
  const text = await readFile(join(folder, FILE), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const orders: unknown = JSON.parse(text);
  if (!Value.Check(demoOrdersSchema, orders)) throw new Error(`${FILE} does not hold orders of a demo.`);
  return orders;
};
