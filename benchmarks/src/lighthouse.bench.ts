import { pageCalls } from '@sitewright/api/pages';
import lighthouse from 'lighthouse';
import { findChromium, withChromium } from './visitors/chromium.ts';
import { signIn, type OwnerSession } from './program/owner-session.ts';
import { withProgram } from './program/program-process.ts';
import type { Report, ReportRow } from './measuring/report.ts';
import { median } from './measuring/rounds.ts';

export const name = 'Lighthouse 12';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
type Scores = Readonly<Record<Category, number>>;

/** What the performance is made of; on a busy machine the time that the page is blocked grows, the others hardly. */
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
type Metric = (typeof metrics)[number];

interface Audit {
  readonly scores: Scores;
  readonly values: Readonly<Record<Metric, number>>;
  /** How fast Lighthouse finds the machine; an idle one of an office is at 1,000 and more. */
  readonly speed: number;
}

/** Search engines are kept from results of searches on purpose, as they ask for themselves; all else of their SEO counts. */
const notToCrawl: ReadonlySet<string> = new Set(['search']);

const rounds = 3;
const min = 95;

/** What is published may still wait for its day. */
const isOpen = ({
  isPublished,
  status,
}: {
  readonly isPublished: boolean;
  readonly status: string;
}): boolean => isPublished && status === 'published';

const filtered = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : `${url}?option.Frame=Black%20oak&sort=price`;

/** What of the demo is looked at; nothing where the demo has no such page. */
const findPaths = async ({ client }: OwnerSession): Promise<Readonly<Record<string, string | undefined>>> => {
  const listed = await client.send(pageCalls.list, {});
  if (!listed.ok) throw new Error(listed.refusal.message);
  const pages = listed.answer.pages.filter(({ isPublished, permission }) => isPublished && permission === 1);
  const pageOf = (kind: string) => pages.find(({ typeName }) => typeName === kind);
  const firstOf = async (kind: string): Promise<string | undefined> => {
    const id = pageOf(kind)?.id;
    const items =
      id === undefined ? undefined : await client.send(pageCalls.listItems, { params: { id }, query: {} });
    return items?.ok ? items.answer.items.find(isOpen)?.fullUrl : undefined;
  };
  return {
    home: '/',
    post: await firstOf('blog'),
    gallery: pageOf('gallery')?.fullUrl,
    'product list': pageOf('products')?.fullUrl,
    'filtered list': filtered(pageOf('products')?.fullUrl),
    product: await firstOf('products'),
    search: '/search?q=sun',
  };
};

interface Looked {
  readonly url: string;
  readonly skipAudits: string[];
}

const audit = async ({ url, skipAudits }: Looked, port: number): Promise<Audit> => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...categories],
    skipAudits,
  });
  if (!result) throw new Error(`${url} could not be looked at.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scoreOf = (category: Category): number => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const scores = {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  };
  const valueOf = (metric: Metric): number => lhr.audits[metric]?.numericValue ?? Number.NaN;
  const values = {
    'first-contentful-paint': valueOf('first-contentful-paint'),
    'largest-contentful-paint': valueOf('largest-contentful-paint'),
    'total-blocking-time': valueOf('total-blocking-time'),
    'cumulative-layout-shift': valueOf('cumulative-layout-shift'),
  };
  return { scores, values, speed: lhr.environment.benchmarkIndex };
};

/** The first visit makes the widths of the pictures, as the first visitor of all does; it does not count. */
const auditOften = async (program: string, looked: Looked): Promise<Audit[]> => {
  const audits: Audit[] = [];
  for (let round = 0; round <= rounds; round += 1)
    audits.push(await withChromium(program, (port) => audit(looked, port)));
  return audits.slice(1);
};

const judge = (what: string, runs: readonly Scores[]): ReportRow => {
  const scores = categories.map((category) => [category, median(runs.map((run) => run[category]))] as const);
  return {
    what,
    ours: scores.map(([category, score]) => `${category} ${score}`).join(', '),
    peer: '',
    ratio: undefined,
    goal: `each at least ${min}`,
    met: scores.every(([, score]) => score >= min),
  };
};

const describe = (what: string, audits: readonly Audit[]): string => {
  const of = (metric: Metric): number => median(audits.map(({ values }) => values[metric]));
  const seconds = (metric: Metric): string => `${(of(metric) / 1000).toFixed(1)} s`;
  return (
    `${what}: first paint ${seconds('first-contentful-paint')}, largest ${seconds('largest-contentful-paint')}, ` +
    `blocked ${Math.round(of('total-blocking-time'))} ms, shift ${of('cumulative-layout-shift').toFixed(3)}`
  );
};

const look = async (origin: string, paths: Readonly<Record<string, string | undefined>>): Promise<Report> => {
  const program = findChromium();
  if (program === undefined) return { rows: [], notes: ['skipped: there is no Chromium on this machine'] };
  const rows: ReportRow[] = [];
  const notes = [
    `as on a phone, simulated; median of ${rounds} after one that does not count`,
    'search: without the audit that a page can be indexed; results have noindex on purpose',
  ];
  const speeds: number[] = [];
  for (const [what, path] of Object.entries(paths)) {
    if (path === undefined) {
      notes.push(`${what}: skipped, the demo has no such page`);
      continue;
    }
    const skipAudits = notToCrawl.has(what) ? ['is-crawlable'] : [];
    const audits = await auditOften(program, { url: origin + path, skipAudits });
    const runs = audits.map(({ scores }) => scores);
    rows.push(judge(`${what} ${path}`, runs));
    notes.push(describe(what, audits));
    speeds.push(...audits.map(({ speed }) => speed));
  }
  const slowest = Math.round(Math.min(...speeds));
  return {
    rows,
    notes: [
      ...notes,
      `Lighthouse’s index of the machine was ${slowest} at the least; below 1,000 it is busy`,
    ],
  };
};

export const run = (): Promise<Report> =>
  withProgram(async ({ origin }) => look(origin, await findPaths(await signIn(origin, 'localhost'))));
