import type { BuiltCost, PageView } from '@sitewright/domain/page-costs';
import { SiteCosts } from './site-costs.ts';

export interface FinishedCall {
  readonly websiteId: string;
  readonly capability: string;
  readonly ms: number;
  readonly hasFailed: boolean;
}

export type RecordedCosts = ReadonlyMap<string, SiteCosts>;

/** With so many sites the costs are flushed before their time. */
export const MAX_SITES = 1000;

/** Adds up in memory what pages and calls cost. Runs for every cached page, so it must stay cheap. */
export class CostRecorder {
  #sites = new Map<string, SiteCosts>();

  get isFull(): boolean {
    return this.#sites.size >= MAX_SITES;
  }

  countPageView(view: PageView, websiteId: string): void {
    this.#of(websiteId)?.countPageView(view);
  }

  recordCost(built: BuiltCost): void {
    this.#of(built.websiteId)?.recordCost(built);
  }

  countCall({ websiteId, capability, ms, hasFailed }: FinishedCall): void {
    const load = this.#of(websiteId)?.loadOf(capability);
    if (!load) return;
    load.calls += 1;
    load.statementMs += ms;
    if (hasFailed) load.failures += 1;
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

  /** Undefined where there is no room for another site. */
  #of(websiteId: string): SiteCosts | undefined {
    const known = this.#sites.get(websiteId);
    if (known || this.isFull) return known;
    const costs = new SiteCosts();
    this.#sites.set(websiteId, costs);
    return costs;
  }
}
