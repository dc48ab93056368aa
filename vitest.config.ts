import { defineConfig } from 'vitest/config';

const node = { environment: 'node' as const };

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: [
            'packages/{template,domain,api,render,ui,editor,storefront}/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{ts,mjs}',
          ],
        },
      },
      {
        test: {
          ...node,
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...node,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/setup/global-setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
