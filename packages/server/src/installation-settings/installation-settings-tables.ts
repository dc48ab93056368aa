import { pgTable, text } from 'drizzle-orm/pg-core';

/** What all nodes of one installation share, such as its secret. */
export const installationSettings = pgTable('installation_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
