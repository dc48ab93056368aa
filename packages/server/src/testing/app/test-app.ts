import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contributorCalls } from '@sitewright/api/contributors';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { createApp, type App } from '../../app.ts';
import { addAccount, addSiteAdministrator } from '../../contributors/index.ts';
import { inTransaction, type Database } from '../../database/index.ts';
import { createFileStore } from '../../files/index.ts';
import { isRefusal } from '../../http/index.ts';
import { importSiteFolder } from '../../imports/index.ts';
import type { Services } from '../../services.ts';
import { readSettings } from '../../settings/index.ts';
import { TestBrowser } from './test-browser.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

export const OWNER = { email: 'owner@example.com', password: 'a long enough password' };

export interface TestSite {
  readonly id: string;
  readonly host: string;
}

export interface TestApp {
  readonly app: App;
  readonly services: Services;
  readonly port: number;
  /** Moves the program's clock; it stands still otherwise only as far as tests set it. */
  readonly clock: { now: Date };
  visit(site: TestSite): TestBrowser;
  addSite(identifier: string): Promise<TestSite>;
  /** A browser signed in to the site as the installation's owner. */
  signIn(site: TestSite, credentials?: { email: string; password: string }): Promise<TestBrowser>;
  /** The same, with the password given anew for what an administrator changes. */
  signInToManage(site: TestSite): Promise<TestBrowser>;
}

/** Settings beyond those that every test needs, by the names they have in the environment. */
type Environment = Readonly<Record<string, string>>;

type ServiceOverrides = Partial<
  Pick<Services, 'log' | 'connectionLimits' | 'dns' | 'publicNetwork' | 'stripe' | 'mailchimp'>
>;

const createServices = async (
  database: Database,
  clock: { now: Date },
  { environment, overrides }: { environment: Environment; overrides: ServiceOverrides },
): Promise<Services> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'sitewright-app-'));
  const settings = readSettings({ ...environment, SITEWRIGHT_DATA: dataFolder, PORT: '0' });
  afterAll(() => rm(dataFolder, { recursive: true, force: true }));
  return {
    settings,
    database,
    files: createFileStore(settings.files),
    secret: randomBytes(32).toString('base64url'),
    clock: () => clock.now,
    log: pino({ level: 'silent' }),
    folders: {
      migrations: join(root, 'packages/server/migrations'),
      editor: join(root, 'packages/editor/dist'),
      storefront: join(root, 'packages/storefront/dist'),
      demoSite: join(root, 'sites/demo'),
      starterSite: join(root, 'sites/starter'),
    },
    ...overrides,
  };
};

/** A site without content: what the starter shows is no concern of the tests that fill one. */
const plainSite = join(root, 'sites/plain');

/** The whole program over real HTTP on the given database, with an owner and as many sites as wanted. */
export const startTestApp = async (
  database: Database,
  environment: Environment = {},
  overrides: ServiceOverrides = {},
): Promise<TestApp> => {
  const clock = { now: new Date() };
  const services = await createServices(database, clock, { environment, overrides });
  const app = await createApp(services);
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  afterAll(() => app.http.close());
  const { port } = app.http.server.address() as AddressInfo;
  const ownerId = await addAccount(database, { ...OWNER, name: 'Owner', isAdministrator: true });

  const signIn: TestApp['signIn'] = async (site, credentials = OWNER) => {
    const browser = visit(site);
    await browser.open('/');
    const outcome = await browser.client.send(contributorCalls.signIn, { body: credentials });
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    browser.sessionCrumb = outcome.answer.crumb;
    return browser;
  };
  const visit = ({ host }: TestSite): TestBrowser => new TestBrowser(port, host);
  return {
    app,
    services,
    port,
    clock,
    visit,
    async addSite(identifier) {
      const host = `${identifier}.localhost`;
      const site = await inTransaction(database, (transaction) =>
        importSiteFolder({
          transaction,
          files: services.files,
          folder: plainSite,
          host,
          identifier,
          title: `Site ${identifier}`,
        }),
      );
      if (isRefusal(site)) throw new Error(site.message);
      if (ownerId) await addSiteAdministrator(database, site.id, ownerId);
      return { id: site.id, host };
    },
    signIn,
    async signInToManage(site) {
      const browser = await signIn(site);
      const { password } = OWNER;
      const confirmed = await browser.client.send(contributorCalls.confirm, { body: { password } });
      if (!confirmed.ok) throw new Error(confirmed.refusal.message);
      browser.confirmation = confirmed.answer.confirmation;
      return browser;
    },
  };
};
