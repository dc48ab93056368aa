import { isDeepStrictEqual } from 'node:util';
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
import type { CaptchaType } from '@sitewright/domain/forms';
import type { Redirect } from '@sitewright/domain/redirects';
import type { HeaderFooterContent } from '@sitewright/domain/site-chrome';
import type { Site } from '@sitewright/domain/sites';
import { completeStoreSettings, type StoreSettings } from '@sitewright/domain/store';
import { LRUCache } from 'lru-cache';

/** The data shared by all pages of a site, as stored. */
export interface OutlineRow {
  readonly homepageId: string | null;
  readonly collections: readonly CollectionContent[];
  readonly navigations: Navigations | null;
  readonly headerFooter: HeaderFooterContent | null;
  readonly redirects: readonly Redirect[];
  readonly commentSettings: Partial<CommentSettings> | null;
  readonly storeSettings: Partial<StoreSettings> | null;
  /** Installments are a method of Stripe: without an account none are offered. */
  readonly hasStripeAccount?: boolean;
  /** Of the outside service that checks visitors. */
  readonly captchaSiteKey?: string | null;
  readonly captchaType?: CaptchaType | null;
}

interface VisibleCollections {
  readonly list: readonly SitePage[];
  /** When the next scheduled page becomes visible. */
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

const storeSettingsOf = ({ storeSettings, hasStripeAccount = false }: OutlineRow): StoreSettings => {
  const settings = completeStoreSettings(storeSettings);
  const { installments } = settings;
  return hasStripeAccount ? settings : { ...settings, installments: { ...installments, isEnabled: false } };
};

/**
 * The data shared by all pages of a site, indexed. Built once for each version, so that a site of ten thousand pages
 * does not slow down each page view.
 */
export class SiteOutline {
  readonly version: number;
  readonly navigations: Navigations;
  readonly siteChrome: HeaderFooterContent;
  readonly fields: ReadonlyMap<string, readonly Section[]>;
  readonly redirects: readonly Redirect[];
  readonly commentSettings: CommentSettings;
  readonly storeSettings: StoreSettings;
  readonly captchaSiteKey: string;
  readonly captchaType: CaptchaType | undefined;
  readonly #row: OutlineRow;
  readonly #pages: readonly SitePage[];
  readonly #byId: ReadonlyMap<string, SitePage>;
  readonly #byUrl: ReadonlyMap<string, SitePage>;
  readonly #popup: SitePage | undefined;
  #visible: VisibleCollections | undefined;
  #site: Site | undefined;

  constructor(version: number, row: OutlineRow) {
    this.version = version;
    this.navigations = row.navigations ?? {};
    this.siteChrome = row.headerFooter ?? {};
    this.fields = new Map(Object.entries(this.siteChrome.fields ?? {}));
    this.redirects = row.redirects;
    this.commentSettings = { ...defaultCommentSettings, ...row.commentSettings };
    this.storeSettings = storeSettingsOf(row);
    this.captchaSiteKey = row.captchaSiteKey ?? '';
    this.captchaType = row.captchaType ?? undefined;
    this.#row = row;
    this.#pages = row.collections.map((each) => withHomepage(each, row.homepageId));
    this.#byId = new Map(this.#pages.map((each) => [each.id, each]));
    this.#popup = this.#pages.find(({ role }) => role === 'popup-overlay');
    this.#byUrl = new Map(this.#pages.map((each) => [each.urlId, each]));
  }

  /** A copy with some parts replaced; collections replace those with the same id or are added. */
  with({ collections = [], ...parts }: Partial<OutlineRow>): SiteOutline {
    const replaced = new Set(collections.map(({ id }) => id));
    const others = this.#row.collections.filter(({ id }) => !replaced.has(id));
    return new SiteOutline(this.version, {
      ...this.#row,
      ...parts,
      collections: [...others, ...collections],
    });
  }

  /** The same object for pages that read the same, so that derived values can be cached. */
  siteAsKnown(site: Site): Site {
    if (!this.#site || !isDeepStrictEqual(this.#site, site)) this.#site = site;
    return this.#site;
  }

  /** The same array until one of the pages becomes visible, so that derived values can be cached. */
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

  /** Every page view needs it: looked up once, not among all pages each time. */
  findPopup(now: number): SitePage | undefined {
    return this.#popup && isVisibleAt(this.#popup, now) ? this.#popup : undefined;
  }

  findByUrl(urlId: string, now: number): SitePage | undefined {
    const found = this.#byUrl.get(urlId);
    return found && isVisibleAt(found, now) ? found : undefined;
  }
}

/** A node may serve thousands of sites: the least recently used is evicted. */
const MAX_SITES = 200;

export class OutlineLibrary {
  readonly #outlines = new LRUCache<string, SiteOutline>({ max: MAX_SITES });

  /** The cached outline. */
  peek(websiteId: string): SiteOutline | undefined {
    return this.#outlines.get(websiteId);
  }

  versionOf(websiteId: string): number {
    return this.#outlines.get(websiteId)?.version ?? -1;
  }

  /**
   * The outline of that version: from the row, or cached if there is no row. Of two concurrent reads the older may
   * finish last: it serves its own page and must not replace the newer.
   */
  take(websiteId: string, version: number, row: OutlineRow | null): SiteOutline | undefined {
    const cached = this.#outlines.get(websiteId);
    const outline = row ? new SiteOutline(version, row) : cached;
    if (outline?.version !== version) return undefined;
    if (!cached || cached.version < version) this.#outlines.set(websiteId, outline);
    return outline;
  }
}
