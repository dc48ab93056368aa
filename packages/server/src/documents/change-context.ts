import type { Permission } from '@sitewright/domain/contributors';
import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';

/** Who changes a document, where and when. A contributor's call context is one. */
export interface ChangeContext {
  /** The transaction of the whole change. */
  readonly database: Queryable;
  readonly site: Site;
  readonly now: Date;
  readonly contributor: {
    readonly accountId: string;
    readonly name: string;
    readonly permissions: ReadonlySet<Permission>;
  };
}
