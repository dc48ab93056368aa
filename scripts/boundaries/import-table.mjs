/**
 * Who may import whom. The same table stands in ARCHITECTURE.md for people; this one is what the tests enforce.
 *
 * @typedef {object} PackageRule
 * @property {string[]} imports packages of ours that it may import
 * @property {string[]} forbids packages from outside that it must not see
 * @property {'everywhere' | 'nowhere' | string[]} node where product code may import `node:` modules (folders below `src`)
 * @property {boolean} [isOneCapability] its folders are parts of one thing and meet freely; only `src/index.ts` is an entry
 * @property {boolean} [schemasAsTypes] a validator costs a browser a hundred times what a rule costs
 * @property {string[]} [pointsAt] files outside the package that product code may locate with `new URL`, never import
 */

const react = ['react', 'react-dom', 'react-aria-components'];
const serving = ['fastify', 'pg', 'drizzle-orm', 'nodemailer'];
const builtApps = ['packages/editor/dist', 'packages/storefront/dist'];

/** @type {Record<string, PackageRule>} */
export const importTable = {
  'packages/template': {
    imports: [],
    forbids: [...react, ...serving],
    node: 'nowhere',
    isOneCapability: true,
  },
  'packages/domain': { imports: [], forbids: [...react, ...serving], node: 'nowhere' },
  'packages/ui': { imports: [], forbids: ['react-aria-components', ...serving], node: 'nowhere' },
  'packages/api': { imports: ['domain'], forbids: [...react, ...serving], node: 'nowhere' },
  'packages/render': {
    imports: ['template', 'domain'],
    forbids: [...react, ...serving],
    // Language data is loaded on first use and without waiting: only a require can do that.
    node: ['command-line', 'languages'],
  },
  'packages/server': {
    imports: ['domain', 'api', 'render'],
    forbids: react,
    node: 'everywhere',
    pointsAt: [...builtApps, 'sites'],
  },
  'packages/editor': { imports: ['domain', 'api', 'ui'], forbids: serving, node: 'nowhere' },
  'packages/storefront': {
    imports: ['domain', 'api', 'ui'],
    forbids: ['react-aria-components', ...serving],
    node: 'nowhere',
    schemasAsTypes: true,
  },
  e2e: {
    imports: ['api'],
    // Tests make and drop a database of their own on the owner's server (pg): that is all they know of it.
    forbids: ['fastify', 'drizzle-orm', 'nodemailer'],
    node: 'everywhere',
    schemasAsTypes: true,
  },
  benchmarks: {
    imports: ['template', 'render', 'domain', 'api'],
    forbids: ['react-aria-components'],
    node: 'everywhere',
    isOneCapability: true,
    schemasAsTypes: true,
  },
};

/** Folders that browsers load although their package as a whole also serves the server. */
export const browserFolders = ['packages/api/src/client'];

/**
 * Entries beside `index.ts`, as `<capability>-<this>.ts`: a schema apart from its rules, so that browsers need not
 * load it, and a table apart from its services, so that a foreign key does not load them.
 *
 * @type {Record<string, string>}
 */
export const secondEntries = {
  'packages/api': 'schemas',
  'packages/domain': 'schemas',
  'packages/server': 'tables',
};

/** The files that may build SQL text, each because a statement has no place for a parameter there. */
export const sqlBuilders = [
  // A backup names the tables that the catalogue lists; every name is quoted.
  'packages/server/src/backups/table-statements.ts',
];

/** Files that may import the query builder besides `*-store.ts`, `*-query.ts` and `*-tables.ts`. */
export const queryBuilderUsers = [
  // The connection itself, prepared statements and migrations.
  'packages/server/src/database/',
  // Only the class of its errors.
  'packages/server/src/logging/describe-error.ts',
];
