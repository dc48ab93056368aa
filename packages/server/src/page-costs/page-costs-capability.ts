import { pageCostsCalls } from '@sitewright/api/page-costs';
import { pageCostsSchemas } from '@sitewright/api/page-costs/schemas';
import { loadPeriodMs, typicalOf, type MeasuredPage } from '@sitewright/domain/page-costs';
import { implementCalls, type Capability } from '../http/index.ts';
import type { CostWriter } from './cost-writer.ts';
import {
  listCapabilityLoads,
  listPageCosts,
  listSiteLoads,
  sweepPageCosts,
  type StoredPageCost,
} from './page-costs-store.ts';

const toMeasured = ({ worstReadMs, worstRenderMs, ...stored }: StoredPageCost): MeasuredPage => ({
  path: stored.path,
  kind: stored.kind,
  builds: stored.builds,
  readMs: typicalOf(stored.readMs, worstReadMs, stored.builds),
  renderMs: typicalOf(stored.renderMs, worstRenderMs, stored.builds),
  worstMs: stored.worstMs,
  bytes: stored.bytes,
  items: stored.items,
});

/** Limits that owners and administrators can see: which pages are slow or large, and which site takes how much. */
export const pageCostsCapability = ({ costWriter }: { readonly costWriter: CostWriter }): Capability => ({
  name: 'page-costs',
  calls: implementCalls({
    capability: 'page-costs',
    calls: pageCostsCalls,
    schemas: pageCostsSchemas,
    handlers: {
      async listPages(_input, { database, site, now }) {
        await costWriter.write();
        const stored = await listPageCosts(database, site.id, now);
        return { pages: stored.map(toMeasured) };
      },
      async readLoad({ query: { period } }, { database, now }) {
        await costWriter.write();
        const since = new Date(now.getTime() - loadPeriodMs[period]);
        return {
          sites: await listSiteLoads(database, since),
          capabilities: await listCapabilityLoads(database, since),
        };
      },
    },
  }),
  sweep: sweepPageCosts,
});
