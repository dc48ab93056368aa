import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { installationSettings } from './installation-tables.ts';

/** Keeps the value unless another node was first, and answers the one that counts. */
export const keepOnce = async (database: Queryable, name: string, value: string): Promise<string> => {
  await database.insert(installationSettings).values({ name, value }).onConflictDoNothing();
  const [row] = await database.select().from(installationSettings).where(eq(installationSettings.name, name));
  return row?.value ?? value;
};

/** True for the first only. In a transaction, others wait until the first is kept or undone. */
export const claimOnce = async (database: Queryable, name: string): Promise<boolean> => {
  const rows = await database
    .insert(installationSettings)
    .values({ name, value: 'done' })
    .onConflictDoNothing()
    .returning({ name: installationSettings.name });
  return rows.length === 1;
};
