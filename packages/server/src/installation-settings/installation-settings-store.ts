import { eq } from 'drizzle-orm';
import { runPrepared, sql, type Queryable } from '../database/index.ts';
import { installationSettings } from './installation-settings-tables.ts';

export const readInstallationSetting = async (
  database: Queryable,
  name: string,
): Promise<string | undefined> => {
  const [row] = await runPrepared<{ value: string }>(
    database,
    sql`select value from installation_settings where name = ${name}`,
  );
  return row?.value;
};

export const putInstallationSetting = async (
  database: Queryable,
  name: string,
  value: string,
): Promise<void> => {
  await database
    .insert(installationSettings)
    .values({ name, value })
    .onConflictDoUpdate({ target: installationSettings.name, set: { value } });
};

export const deleteInstallationSetting = async (database: Queryable, name: string): Promise<void> => {
  await database.delete(installationSettings).where(eq(installationSettings.name, name));
};
