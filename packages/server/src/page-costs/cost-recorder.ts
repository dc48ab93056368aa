import type { BuiltCost, PageView } from '@sitewright/domain/page-costs';
import type { FinishedCall } from '../http/index.ts';
import { SiteCosts } from './site-costs.ts';

export type RecordedCosts = ReadonlyMap<string, SiteCosts>;

/** Of all sites since the start. */
export interface CapabilityTotal {
  calls: number;
  refused: number;
  failures: number;
  ms: number;
}

/** With so many sites the costs are written before their time. */
export const MAX_SITES = 1000;

/** Adds up in memory what pages and calls cost. Runs for every cached page, so it must stay cheap. */
export class CostRecorder {
  readonly totals = new Map<string, CapabilityTotal>();
  readonly pageTotals = { renderMs: 0, readMs: 0 };
  readonly #onFull: () => void;
  #sites = new Map<string, SiteCosts>();

  constructor(onFull: () => void) {
    this.#onFull = onFull;
  }

  countPageView(view: PageView, websiteId: string): void {
    this.#of(websiteId)?.countPageView(view);
  }

  recordCost(built: BuiltCost): void {
    this.pageTotals.renderMs += built.cost.renderMs;
    this.pageTotals.readMs += built.cost.readMs;
    this.#of(built.websiteId)?.recordCost(built);
  }

  countCall({ websiteId, capability, ms, outcome }: FinishedCall): void {
    const total = this.#totalOf(capability);
    const load = this.#of(websiteId)?.loadOf(capability);
    if (outcome === 'refused') {
      total.refused += 1;
      if (load) load.refused += 1;
      return;
    }
    const failures = outcome === 'failed' ? 1 : 0;
    total.calls += 1;
    total.failures += failures;
    total.ms += ms;
    if (!load) return;
    load.calls += 1;
    load.failures += failures;
    load.statementMs += ms;
  }

  /** What was recorded since the last time. */
  take(): RecordedCosts {
    const taken = this.#sites;
    this.#sites = new Map();
    return taken;
  }

  /** Puts back what could not be written. */
  restore(taken: RecordedCosts): void {
    for (const [websiteId, costs] of taken) this.#of(websiteId)?.add(costs);
  }

  #totalOf(capability: string): CapabilityTotal {
    const known = this.totals.get(capability);
    if (known) return known;
    const total = { calls: 0, refused: 0, failures: 0, ms: 0 };
    this.totals.set(capability, total);
    return total;
  }

  /** Undefined where there is no room for another site. */
  #of(websiteId: string): SiteCosts | undefined {
    const known = this.#sites.get(websiteId);
    if (known || this.#sites.size >= MAX_SITES) return known;
    const costs = new SiteCosts();
    this.#sites.set(websiteId, costs);
    if (this.#sites.size === MAX_SITES) this.#onFull();
    return costs;
  }
}
