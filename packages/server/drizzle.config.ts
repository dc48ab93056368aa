import { defineConfig } from 'drizzle-kit';

// Paths count from the root of the repository, where `npm run migration` runs.
export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/server/src/*/*-tables.ts',
  out: './packages/server/migrations',
});
