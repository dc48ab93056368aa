import type { Contributor, Permission } from '@sitewright/domain/contributors';
import type { Site } from '@sitewright/domain/sites';
import type { Database, Queryable } from '../../database/index.ts';

/** Request data for handlers. */
interface RequestContext {
  readonly site: Site;
  /** Whether administrators of the installation have their rights on this host. */
  readonly isOwnerHost: boolean;
  readonly isOwnerSite: boolean;
  /** Scheme, host and port as the caller's browser sees them. */
  readonly origin: string;
  /** The origin of the site for links in emails. It does not depend on what the caller sent. */
  readonly publicOrigin: string;
  readonly isSecure: boolean;
  readonly address: string;
  /** The address that rate limits count: an IPv6 /64 is one. */
  readonly network: string;
  readonly browser: string;
  readonly cookieHeader: string | undefined;
  readonly now: Date;
  /** Adds a `Set-Cookie` header to the response. */
  setCookie(line: string): void;
}

export interface VisitorContext extends RequestContext {
  readonly database: Database;
}

/** A key of the site that an automation service calls with. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  /** Who created it. */
  readonly accountId: string | null;
  /** Of who created it, as they are now. */
  readonly permissions: ReadonlySet<Permission>;
}

export interface ApiKeyContext extends VisitorContext {
  readonly apiKey: ApiKey;
}

export interface ActivityNote {
  /** The changed object, such as `contributor:5f…`. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** The site that was changed, where it is not the site of the request. */
  readonly siteId?: string;
}

export interface ContributorContext extends RequestContext {
  readonly contributor: Contributor;
  /** For a write the transaction that also inserts the activity row. */
  readonly database: Queryable;
  /** Records in the activity log what the call changed. */
  note(activity: ActivityNote): void;
}

export type ContextOf<Caller> = Caller extends 'contributor' | 'administrator'
  ? ContributorContext
  : Caller extends 'api-key'
    ? ApiKeyContext
    : VisitorContext;
