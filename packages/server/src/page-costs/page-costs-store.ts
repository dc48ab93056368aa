import { costLimits, type CostKind } from '@sitewright/domain/page-costs';
import { runPrepared, sql, toJson, type Queryable } from '../database/index.ts';
import type { RecordedCosts } from './cost-recorder.ts';

const DAY_MS = 86_400_000;
const PERIOD_MS = 600_000;
const KEPT_DAYS = 7;
const KEPT_LOAD_DAYS = 2;
/** Of a site and day. */
const KEPT_PATHS = 200;
const LISTED_PATHS = 50;

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

const firstDay = (now: Date): string => dayOf(new Date(now.getTime() - (KEPT_DAYS - 1) * DAY_MS));

const periodOf = (now: Date): Date => new Date(Math.floor(now.getTime() / PERIOD_MS) * PERIOD_MS);

const pathRows = (costs: RecordedCosts) =>
  [...costs].flatMap(([websiteId, { paths }]) => [...paths].map((path) => ({ websiteId, ...path })));

const loadRows = (costs: RecordedCosts) =>
  [...costs].flatMap(([websiteId, { loads }]) =>
    [...loads].map(([capability, load]) => ({ websiteId, capability, ...load })),
  );

/**
 * Adds what was recorded to what is stored, in one statement. Rows are sorted, so that nodes which write the same ones
 * do not wait for each other in a circle; those of sites that were deleted meanwhile are left out.
 */
export const addCosts = async (database: Queryable, costs: RecordedCosts, now: Date): Promise<void> => {
  await runPrepared(
    database,
    sql`with paths as (
      insert into page_costs (website_id, day, path, kind, builds, read_ms, render_ms, worst_read_ms,
        worst_render_ms, worst_ms, bytes, items)
      select w.website_id, ${dayOf(now)}::date, p.path, p.kind, p.builds, p."readMs", p."renderMs",
        p."worstReadMs", p."worstRenderMs", p."worstMs", p.bytes, p.items
      from jsonb_to_recordset(${toJson(pathRows(costs))}::jsonb) as p ("websiteId" text, path text, kind text,
        builds int, "readMs" float8, "renderMs" float8, "worstReadMs" float8, "worstRenderMs" float8,
        "worstMs" float8, bytes int, items int)
      join websites w on w.website_id = p."websiteId" order by w.website_id, p.path, p.kind
      on conflict (website_id, day, path, kind) do update set builds = page_costs.builds + excluded.builds,
        read_ms = page_costs.read_ms + excluded.read_ms, render_ms = page_costs.render_ms + excluded.render_ms,
        worst_read_ms = greatest(page_costs.worst_read_ms, excluded.worst_read_ms),
        worst_render_ms = greatest(page_costs.worst_render_ms, excluded.worst_render_ms),
        worst_ms = greatest(page_costs.worst_ms, excluded.worst_ms),
        bytes = greatest(page_costs.bytes, excluded.bytes), items = greatest(page_costs.items, excluded.items))
    insert into site_loads (website_id, since, capability, cached, built, refused, calls, failures, render_ms,
      statement_ms)
    select w.website_id, ${periodOf(now)}::timestamptz, l.capability, l.cached, l.built, l.refused, l.calls, l.failures,
      l."renderMs", l."statementMs"
    from jsonb_to_recordset(${toJson(loadRows(costs))}::jsonb) as l ("websiteId" text, capability text, cached int,
      built int, refused int, calls int, failures int, "renderMs" float8, "statementMs" float8)
    join websites w on w.website_id = l."websiteId" order by w.website_id, l.capability
    on conflict (website_id, since, capability) do update set cached = site_loads.cached + excluded.cached,
      built = site_loads.built + excluded.built, refused = site_loads.refused + excluded.refused,
      calls = site_loads.calls + excluded.calls, failures = site_loads.failures + excluded.failures,
      render_ms = site_loads.render_ms + excluded.render_ms,
      statement_ms = site_loads.statement_ms + excluded.statement_ms`,
  );
};

export interface StoredPageCost extends Record<string, unknown> {
  readonly path: string;
  readonly kind: CostKind;
  readonly builds: number;
  readonly readMs: number;
  readonly renderMs: number;
  readonly worstReadMs: number;
  readonly worstRenderMs: number;
  readonly worstMs: number;
  readonly bytes: number;
  readonly items: number;
}

const weight = sql`greatest(worst_read_ms / ${costLimits.readMs}::float8, worst_render_ms / ${costLimits.renderMs}::float8,
  bytes / ${costLimits.bytes}::float8)`;

/** Of the last days, the heaviest first. */
export const listPageCosts = (database: Queryable, websiteId: string, now: Date): Promise<StoredPageCost[]> =>
  runPrepared<StoredPageCost>(
    database,
    sql`select path, kind, sum(builds)::int as builds, sum(read_ms) as "readMs", sum(render_ms) as "renderMs",
      max(worst_read_ms) as "worstReadMs", max(worst_render_ms) as "worstRenderMs", max(worst_ms) as "worstMs",
      max(bytes) as bytes, max(items) as items
    from page_costs where website_id = ${websiteId} and day >= ${firstDay(now)}::date
    group by path, kind order by max(${weight}) desc, path, kind limit ${LISTED_PATHS}`,
  );

interface LoadCounts extends Record<string, unknown> {
  readonly calls: number;
  readonly refused: number;
  readonly failures: number;
  readonly renderMs: number;
  readonly statementMs: number;
}

export interface SiteLoadRow extends LoadCounts {
  readonly id: string;
  readonly title: string;
  readonly identifier: string;
  readonly cached: number;
  readonly built: number;
}

export interface CapabilityLoadRow extends LoadCounts {
  readonly capability: string;
}

const sums = sql`sum(l.calls)::int as calls, sum(l.refused)::int as refused, sum(l.failures)::int as failures,
  sum(l.render_ms) as "renderMs", sum(l.statement_ms) as "statementMs"`;

/** What took most first. */
const bySize = sql`order by sum(l.render_ms + l.statement_ms) desc`;

export const listSiteLoads = (database: Queryable, since: Date): Promise<SiteLoadRow[]> =>
  runPrepared<SiteLoadRow>(
    database,
    sql`select w.website_id as id, coalesce(w.settings ->> 'title', '') as title, w.identifier,
      sum(l.cached)::int as cached, sum(l.built)::int as built, ${sums}
    from site_loads l join websites w using (website_id) where l.since > ${since}::timestamptz
    group by w.website_id ${bySize}, w.identifier`,
  );

export const listCapabilityLoads = (database: Queryable, since: Date): Promise<CapabilityLoadRow[]> =>
  runPrepared<CapabilityLoadRow>(
    database,
    sql`select l.capability, ${sums} from site_loads l where l.since > ${since}::timestamptz
    group by l.capability ${bySize}, l.capability`,
  );

/** What is old, and of each day what is more than the heaviest addresses of a site. */
export const sweepPageCosts = async (database: Queryable, now: Date): Promise<void> => {
  const yesterday = dayOf(new Date(now.getTime() - DAY_MS));
  await runPrepared(
    database,
    sql`delete from page_costs p using (select website_id, day, path, kind,
        row_number() over (partition by website_id, day order by ${weight} desc, path, kind) as place
      from page_costs where day >= ${yesterday}::date) x
    where x.place > ${KEPT_PATHS} and (p.website_id, p.day, p.path, p.kind) = (x.website_id, x.day, x.path, x.kind)`,
  );
  await runPrepared(database, sql`delete from page_costs where day < ${firstDay(now)}::date`);
  await runPrepared(
    database,
    sql`delete from site_loads where since < ${new Date(now.getTime() - KEPT_LOAD_DAYS * DAY_MS)}::timestamptz`,
  );
};
