import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { installationSettings } from '../installation/installation-tables.ts';

const NAME = 'mail-server';

/** Encrypted. */
export const readStoredServer = async (database: Queryable): Promise<string | undefined> => {
  const [row] = await database
    .select({ value: installationSettings.value })
    .from(installationSettings)
    .where(eq(installationSettings.name, NAME));
  return row?.value;
};

export const putStoredServer = async (database: Queryable, value: string): Promise<void> => {
  await database
    .insert(installationSettings)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: installationSettings.name, set: { value } });
};

export const deleteStoredServer = async (database: Queryable): Promise<void> => {
  await database.delete(installationSettings).where(eq(installationSettings.name, NAME));
};
