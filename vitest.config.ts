import { defineConfig } from 'vitest/config';

const inProcess = {
  environment: 'node' as const,
  // Only for what hangs: a machine that others use too takes ten times as long for minutes.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  maxWorkers: 2,
  // Modules are read once for all files of a worker: reading them anew for each took two thirds of the time.
  isolate: false,
  setupFiles: ['scripts/property-seed.mjs'],
};

// A group begins when the one before it has ended: browsers would slow down every clock the others look at.
const alone = { environment: 'node' as const, maxWorkers: 1, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    // Modules that did not change since the last run are not transformed again: half of the time of a single file.
    experimental: { fsModuleCache: process.env['CI'] === undefined },
    projects: [
      {
        test: {
          ...inProcess,
          name: 'unit',
          include: [
            'packages/{template,domain,api,render,ui,editor,storefront}/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        test: {
          ...inProcess,
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...alone,
          name: 'e2e',
          // Each file has a site and browsers of its own; only what they are opened with is loaded once for all.
          isolate: false,
          // While one file waits for its page, another has the processor.
          maxWorkers: 2,
          // A busy machine takes more than the usual second to answer what a test waits for.
          expect: { poll: { timeout: 60_000 } },
          include: ['e2e/*.test.ts'],
          globalSetup: ['e2e/setup/program/global-setup.ts'],
          // What waits in vain is told by Playwright before; until then a test is only slow.
          testTimeout: 180_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...alone,
          name: 'soak',
          include: ['packages/*/soak/**/*.soak.test.ts', 'e2e/soak/**/*.soak.test.ts'],
          testTimeout: 1_800_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
