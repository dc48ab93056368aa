import type { Section } from '@sitewright/domain/blocks';
import { defaultCommentSettings, type CommentSettings } from '@sitewright/domain/comments';
import {
  isVisibleAt,
  type CollectionContent,
  type Navigations,
  type PageRole,
  type SitePage,
  withHomepage,
} from '@sitewright/domain/pages';
import type { Redirect } from '@sitewright/domain/redirects';
import type { HeaderFooterContent } from '@sitewright/domain/site-chrome';
import { completeStoreSettings, type StoreSettings } from '@sitewright/domain/store';

/** The part of a site that every page of it is made with, as the database gives it. */
export interface OutlineRow {
  readonly homepageId: string | null;
  readonly collections: readonly CollectionContent[];
  readonly navigations: Navigations | null;
  readonly headerFooter: HeaderFooterContent | null;
  readonly redirects: readonly Redirect[];
  readonly commentSettings: Partial<CommentSettings> | null;
  readonly storeSettings: Partial<StoreSettings> | null;
}

interface VisibleCollections {
  readonly list: readonly SitePage[];
  /** The moment at which a scheduled page joins them. */
  readonly changesAt: number;
}

const chooseVisible = (all: readonly SitePage[], now: number): VisibleCollections => ({
  list: all.filter((collection) => isVisibleAt(collection, now)),
  changesAt: Math.min(
    ...all.map(({ status, publishOn = Infinity }) =>
      status === 'scheduled' && publishOn > now ? publishOn : Infinity,
    ),
  ),
});

/** One state of that part. Made once for each version of it: a site of ten thousand pages costs a page no more. */
export class SiteOutline {
  readonly version: number;
  readonly navigations: Navigations;
  /** What stands around every page. */
  readonly siteChrome: HeaderFooterContent;
  readonly fields: ReadonlyMap<string, readonly Section[]>;
  readonly redirects: readonly Redirect[];
  readonly commentSettings: CommentSettings;
  readonly storeSettings: StoreSettings;
  readonly #row: OutlineRow;
  readonly #pages: readonly SitePage[];
  readonly #byId: ReadonlyMap<string, SitePage>;
  readonly #byUrl: ReadonlyMap<string, SitePage>;
  readonly #popup: SitePage | undefined;
  #visible: VisibleCollections | undefined;

  constructor(version: number, row: OutlineRow) {
    this.version = version;
    this.navigations = row.navigations ?? {};
    this.siteChrome = row.headerFooter ?? {};
    this.fields = new Map(Object.entries(this.siteChrome.fields ?? {}));
    this.redirects = row.redirects;
    this.commentSettings = { ...defaultCommentSettings, ...row.commentSettings };
    this.storeSettings = completeStoreSettings(row.storeSettings);
    this.#row = row;
    this.#pages = row.collections.map((each) => withHomepage(each, row.homepageId));
    this.#byId = new Map(this.#pages.map((each) => [each.id, each]));
    this.#popup = this.#pages.find(({ role }) => role === 'popup-overlay');
    this.#byUrl = new Map(this.#pages.map((each) => [each.urlId, each]));
  }

  /** This state with other parts; the given pages stand in for those of their ids, or are new. */
  with({ collections = [], ...parts }: Partial<OutlineRow>): SiteOutline {
    const replaced = new Set(collections.map(({ id }) => id));
    const others = this.#row.collections.filter(({ id }) => !replaced.has(id));
    return new SiteOutline(this.version, {
      ...this.#row,
      ...parts,
      collections: [...others, ...collections],
    });
  }

  /** The same list until one of its pages appears, so that what is made of it can be kept too. */
  visibleAt(now: number): VisibleCollections {
    if (!this.#visible || this.#visible.changesAt <= now) this.#visible = chooseVisible(this.#pages, now);
    return this.#visible;
  }

  findById(id: string, now: number): SitePage | undefined {
    const found = this.#byId.get(id);
    return found && isVisibleAt(found, now) ? found : undefined;
  }

  findByRole(role: PageRole, now: number): SitePage | undefined {
    return this.visibleAt(now).list.find((each) => each.role === role);
  }

  /** Every page asks for it: looked for once, not in all pages of the site each time. */
  findPopup(now: number): SitePage | undefined {
    return this.#popup && isVisibleAt(this.#popup, now) ? this.#popup : undefined;
  }

  findByUrl(urlId: string, now: number): SitePage | undefined {
    const found = this.#byUrl.get(urlId);
    return found && isVisibleAt(found, now) ? found : undefined;
  }
}

/** A node may serve thousands of sites: what was not asked for longest goes first. */
const MOST_SITES = 200;

export class OutlineLibrary {
  readonly #kept = new Map<string, SiteOutline>();

  /** What is known without asking the database. */
  peek(websiteId: string): SiteOutline | undefined {
    return this.#kept.get(websiteId);
  }

  versionOf(websiteId: string): number {
    return this.#kept.get(websiteId)?.version ?? -1;
  }

  /**
   * The state of that version: of the row, or what is known where there was none. Of two that read at once the older may
   * come last: it is good for its own page and must not stand in for the newer.
   */
  take(websiteId: string, version: number, row: OutlineRow | null): SiteOutline | undefined {
    const known = this.#kept.get(websiteId);
    const outline = row ? new SiteOutline(version, row) : known;
    if (outline?.version !== version) return undefined;
    if (!known || known.version <= version) this.#keep(websiteId, outline);
    return outline;
  }

  #keep(websiteId: string, outline: SiteOutline): void {
    this.#kept.delete(websiteId);
    this.#kept.set(websiteId, outline);
    const oldest = this.#kept.size > MOST_SITES ? this.#kept.keys().next().value : undefined;
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}
