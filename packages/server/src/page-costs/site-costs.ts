import { weightOf, type BuiltCost, type CostKind, type PageView } from '@sitewright/domain/page-costs';

/** Of one address since the last flush. */
export interface PathCost {
  readonly path: string;
  readonly kind: CostKind;
  builds: number;
  readMs: number;
  renderMs: number;
  worstReadMs: number;
  worstRenderMs: number;
  worstMs: number;
  bytes: number;
  items: number;
}

/** Of one capability since the last flush; pages are one of them. */
export interface CapabilityLoad {
  cached: number;
  built: number;
  refused: number;
  calls: number;
  failures: number;
  renderMs: number;
  /** Milliseconds of the statements of pages, and of whole calls, which are little else. */
  statementMs: number;
}

/** The heaviest addresses of a site that are kept between two flushes. */
export const MAX_PATHS = 50;
/** Longer addresses are not listed. */
const MAX_PATH_LENGTH = 500;
const PAGES = 'pages';

const noLoad = (): CapabilityLoad => ({
  cached: 0,
  built: 0,
  refused: 0,
  calls: 0,
  failures: 0,
  renderMs: 0,
  statementMs: 0,
});

const weightOfPath = ({ worstReadMs, worstRenderMs, bytes }: PathCost): number =>
  weightOf({ readMs: worstReadMs, renderMs: worstRenderMs, bytes });

const keyOf = ({ kind, path }: Pick<PathCost, 'kind' | 'path'>): string => `${kind} ${path}`;

const toPathCost = ({ path, cost }: BuiltCost): PathCost => ({
  path,
  ...cost,
  builds: 1,
  worstReadMs: cost.readMs,
  worstRenderMs: cost.renderMs,
  worstMs: cost.readMs + cost.renderMs,
});

const addPath = (sum: PathCost, added: PathCost): void => {
  sum.builds += added.builds;
  sum.readMs += added.readMs;
  sum.renderMs += added.renderMs;
  sum.worstReadMs = Math.max(sum.worstReadMs, added.worstReadMs);
  sum.worstRenderMs = Math.max(sum.worstRenderMs, added.worstRenderMs);
  sum.worstMs = Math.max(sum.worstMs, added.worstMs);
  sum.bytes = Math.max(sum.bytes, added.bytes);
  sum.items = Math.max(sum.items, added.items);
};

/** What one site has cost since the last flush. */
export class SiteCosts {
  readonly #paths = new Map<string, PathCost>();
  readonly #loads = new Map<string, CapabilityLoad>();

  get paths(): Iterable<PathCost> {
    return this.#paths.values();
  }

  get loads(): Iterable<readonly [capability: string, CapabilityLoad]> {
    return this.#loads;
  }

  countPageView(view: PageView): void {
    this.loadOf(PAGES)[view] += 1;
  }

  /** Pages that are missing or refused are free to invent: they count as load, but are not listed. */
  recordCost(built: BuiltCost): void {
    const { path, status, cost } = built;
    const load = this.loadOf(PAGES);
    load.renderMs += cost.renderMs;
    load.statementMs += cost.readMs;
    if (status === 200 && path.length <= MAX_PATH_LENGTH) this.#addPath(toPathCost(built));
  }

  loadOf(capability: string): CapabilityLoad {
    const known = this.#loads.get(capability);
    if (known) return known;
    const load = noLoad();
    this.#loads.set(capability, load);
    return load;
  }

  add(other: SiteCosts): void {
    for (const path of other.paths) this.#addPath(path);
    for (const [capability, added] of other.loads) {
      const load = this.loadOf(capability);
      for (const name of Object.keys(added) as (keyof CapabilityLoad)[]) load[name] += added[name];
    }
  }

  #addPath(added: PathCost): void {
    const key = keyOf(added);
    const known = this.#paths.get(key);
    if (known) addPath(known, added);
    else if (this.#paths.size < MAX_PATHS) this.#paths.set(key, added);
    else this.#replaceLightest(added);
  }

  #replaceLightest(added: PathCost): void {
    let lightest: PathCost = added;
    for (const path of this.#paths.values()) if (weightOfPath(path) < weightOfPath(lightest)) lightest = path;
    if (lightest === added) return;
    this.#paths.delete(keyOf(lightest));
    this.#paths.set(keyOf(added), added);
  }
}
