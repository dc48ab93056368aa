import type { Contributor } from '@sitewright/domain/contributors';
import type { Site } from '@sitewright/domain/sites';
import type { Database, Queryable } from '../../database/index.ts';

/** What a handler may know of the request that brought the call. */
interface RequestFacts {
  readonly site: Site;
  /** Whether administrators of the installation are such at this host name. */
  readonly isOwnerHost: boolean;
  readonly isOwnerSite: boolean;
  /** Scheme, host and port as the caller's browser sees them. */
  readonly origin: string;
  /** The site's own address, for letters: the caller has no say in it. */
  readonly publicOrigin: string;
  readonly isSecure: boolean;
  readonly address: string;
  /** What limits count: an IPv6 /64 as one. */
  readonly network: string;
  readonly browser: string;
  readonly cookieHeader: string | undefined;
  readonly now: Date;
  /** A whole Set-Cookie line for the answer. */
  setCookie(line: string): void;
}

export interface VisitorContext extends RequestFacts {
  readonly database: Database;
}

export interface ActivityNote {
  /** What was changed, such as `contributor:5f…`. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** The site that was changed, where it is not the one that the call was made at. */
  readonly siteId?: string;
}

export interface ContributorContext extends RequestFacts {
  readonly contributor: Contributor;
  /** For a changing call the transaction that also keeps its activity row. */
  readonly database: Queryable;
  /** Tells the activity log what the call changed. */
  note(activity: ActivityNote): void;
}

export type ContextOf<Caller> = Caller extends 'contributor' | 'administrator'
  ? ContributorContext
  : VisitorContext;
