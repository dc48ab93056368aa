import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { installationSettings } from '../installation-settings/index.ts';

/** Stores the value unless another node was first, and returns the stored one. */
export const storeOnce = async (database: Queryable, name: string, value: string): Promise<string> => {
  await database.insert(installationSettings).values({ name, value }).onConflictDoNothing();
  const [row] = await database.select().from(installationSettings).where(eq(installationSettings.name, name));
  return row?.value ?? value;
};

/** True for the first caller only. Others wait until its transaction commits or rolls back. */
export const claimOnce = async (database: Queryable, name: string): Promise<boolean> => {
  const rows = await database
    .insert(installationSettings)
    .values({ name, value: 'done' })
    .onConflictDoNothing()
    .returning({ name: installationSettings.name });
  return rows.length === 1;
};
