import type { Permission } from '@sitewright/domain/contributors';
import type { CodePart, DocumentKindName } from '@sitewright/domain/documents';
import type { FieldFaults } from '@sitewright/domain/pages';
import type { TSchema } from 'typebox';
import type { Queryable } from '../../database/index.ts';
import type { Refusal } from '../../http/index.ts';
import type { Site } from '@sitewright/domain/sites';
import type { CacheTag } from '../../sites/index.ts';

/** A document to publish. */
export interface Publication<Content> {
  readonly id: string;
  readonly content: Content;
  readonly now: Date;
}

export interface CheckedChange<Content> {
  readonly site: Site;
  readonly content: Content;
  /** The previous draft; undefined for a new document. */
  readonly before: Content | undefined;
  readonly now: Date;
  /** Undo: rules about status transitions do not apply. */
  readonly isUndo?: boolean;
  /** Rules that drafts may break apply. */
  readonly isPublication?: boolean;
  /** Part of a site import: values accepted by earlier versions are kept. */
  readonly isImported?: boolean;
}

export interface LiveContext {
  readonly database: Queryable;
  readonly site: Site;
  readonly contributor: { readonly permissions: ReadonlySet<Permission> };
}

export interface LiveChange<Content> {
  readonly before: Content;
  readonly content: Content;
  readonly isPublished: boolean;
}

export interface Published {
  readonly ids: readonly string[];
  readonly now: Date;
}

/** Another document that has to be published too. */
export interface Blocking {
  readonly kind: DocumentKindName;
  readonly id: string;
  readonly title: string;
  readonly revision: number;
}

/** How the documents service handles one kind. Defined by the capability that owns the kind. */
export interface DocumentKind<Content = unknown> {
  readonly name: DocumentKindName;
  readonly schema: TSchema;
  /** Permission to read and save it, beside `content`. */
  readonly permission?: Permission;
  /** Permission to publish or unpublish it; `publish` by default. */
  publishing?(context: LiveContext, id: string): Promise<Permission>;
  /** Permission to create one, by commands too; without it, commands cannot create this kind. */
  readonly creation?: {
    permission(context: LiveContext, content: Content): Promise<Permission>;
    /** Whether the content belongs to a document with this id. */
    matchesId(id: string, content: Content): boolean;
  };
  /** Structural faults that the schema does not cover; an import checks them before it writes anything. */
  findFormFaults?(content: Content): FieldFaults;
  /**
   * Removes obsolete fields that the stored content already has: they would be refused now and must not block a save.
   */
  withoutObsolete?(content: Content, stored: Content): Content;
  /** Sanitizes texts before they are checked and saved. */
  clean?(content: Content): Promise<Content>;
  /** Rules beyond the schema, including those about the rest of the site. */
  check(database: Queryable, change: CheckedChange<Content>): Promise<Refusal | undefined>;
  /**
   * Block values that no editor writes, by path. A save is refused for them, an import keeps and reports them; values
   * already stored are accepted, or an imported page could never be saved again.
   */
  findBlockFaults?(content: Content, known: Content | undefined): FieldFaults;
  /**
   * Writes the parts of a change that are effective immediately and in no revision, such as a position in a list.
   * Returns the changed cache tags.
   */
  applyLive?(context: LiveContext, change: LiveChange<Content>): Promise<readonly CacheTag[] | Refusal>;
  /** Content as a release publishes it: a page that was never visible becomes visible. */
  asReleased?(content: Content, now: Date): Content;
  /** Everything that runs in visitors' browsers: adding or changing it needs the permission `code`. */
  codeParts(content: Content): readonly CodePart[];
  /** Unique within the site. */
  uniqueKey?(content: Content): string;
  /** Id of its parent. */
  parentOf?(content: Content): string;
  /** Writes the tables that pages and search read. Returns the changed cache tags. */
  publish(
    transaction: Queryable,
    site: Site,
    publications: readonly Publication<Content>[],
  ): Promise<CacheTag[]>;
  /** Unpublished documents that keep visitors from the given published ones: the page around them, the menu with their link. */
  findBlocking?(database: Queryable, websiteId: string, published: Published): Promise<readonly Blocking[]>;
  /** Why it cannot be trashed. */
  checkTrash?(database: Queryable, websiteId: string, id: string): Promise<Refusal | undefined>;
  /** Hides it from visitors without deleting their comments and likes. */
  hide(transaction: Queryable, site: Site, id: string): Promise<CacheTag[]>;
  /** The opposite of `hide`. */
  show(transaction: Queryable, site: Site, id: string): Promise<CacheTag[]>;
  /** Deletes it permanently. */
  erase(transaction: Queryable, websiteId: string, ids: readonly string[]): Promise<void>;
}
