import type { Permission } from '@sitewright/domain/contributors';
import type { CodePart, DocumentKindName } from '@sitewright/domain/documents';
import type { FieldFaults } from '@sitewright/domain/pages';
import type { TSchema } from 'typebox';
import type { Queryable } from '../../database/index.ts';
import type { Refusal } from '../../http/index.ts';
import type { Site } from '@sitewright/domain/sites';
import type { Subject } from '../../sites/index.ts';

/** A document to be shown to visitors from now on. */
export interface Publication<Content> {
  readonly id: string;
  readonly content: Content;
  readonly now: Date;
}

export interface CheckedChange<Content> {
  readonly site: Site;
  readonly content: Content;
  /** What was saved before; nothing for a new document. */
  readonly before: Content | undefined;
  readonly now: Date;
  /** It is undone: rules about the way from one state to the next do not hold for the way back. */
  readonly goesBack?: boolean;
  /** It comes with a whole site: what an earlier version let in is kept. */
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

/** A document that has to be published, too. */
export interface Blocking {
  readonly kind: DocumentKindName;
  readonly id: string;
  readonly title: string;
  readonly revision: number;
}

/** What the service of documents has to know about one kind. The capability that the kind belongs to says it. */
export interface DocumentKind<Content = unknown> {
  readonly name: DocumentKindName;
  readonly schema: TSchema;
  /** What a contributor needs beside `content` to read and save it. */
  readonly permission?: Permission;
  /** What a contributor needs to show it to visitors or to take it away from them; `publish` where it says nothing. */
  publishing?(context: LiveContext, id: string): Promise<Permission>;
  /** What a contributor needs to make one, by a command too; a kind that says nothing cannot be made by commands. */
  readonly creation?: {
    permission(context: LiveContext, content: Content): Promise<Permission>;
    /** Whether the content is that of a document with this id. */
    fits(id: string, content: Content): boolean;
  };
  /** What is malformed where the schema lets anything be; an import asks before it writes the first row. */
  findFormFaults?(content: Content): FieldFaults;
  /**
   * Without what earlier versions kept, does nothing any more and stood there before: it would be refused now, and must not
   * keep the rest from being saved.
   */
  withoutStanding?(content: Content, standing: Content): Content;
  /** Texts made safe before they are checked and kept. */
  clean?(content: Content): Promise<Content>;
  /** Rules beyond the schema, against the rest of the site too. */
  check(database: Queryable, change: CheckedChange<Content>): Promise<Refusal | undefined>;
  /**
   * What blocks hold that no editor writes, by its place. A save is refused for it, an import keeps it and tells; what
   * stood there before is let be, or a page that came with it could never be saved again.
   */
  findBlockFaults?(content: Content, known: Content | undefined): FieldFaults;
  /**
   * What of a change is live at once and in no revision, such as a place in a list: written where visitors read it.
   * Answers what they now see differently.
   */
  goLive?(context: LiveContext, change: LiveChange<Content>): Promise<readonly Subject[] | Refusal>;
  /** What a release makes of it: a page that was never shown is shown from then on. */
  appear?(content: Content, now: Date): Content;
  /** What runs in visitors' browsers, over the whole document: adding to it or changing it needs the permission `code`. */
  codeParts(content: Content): readonly CodePart[];
  /** What no two documents of the site may share. */
  uniqueKey?(content: Content): string;
  /** What it belongs to. */
  parentOf?(content: Content): string;
  /** Writes the tables that pages and search read, and answers what visitors now see differently. */
  publish(
    transaction: Queryable,
    site: Site,
    publications: readonly Publication<Content>[],
  ): Promise<Subject[]>;
  /** What keeps visitors from opening the given ones although they are published, such as a hidden page around them. */
  findBlocking?(database: Queryable, websiteId: string, published: Published): Promise<readonly Blocking[]>;
  /** Why it cannot be put into the trash. */
  checkTrash?(database: Queryable, websiteId: string, id: string): Promise<Refusal | undefined>;
  /** Takes it from the visitors' sight without losing what they left there. */
  hide(transaction: Queryable, site: Site, id: string): Promise<Subject[]>;
  /** The opposite of `hide`. */
  show(transaction: Queryable, site: Site, id: string): Promise<Subject[]>;
  /** Erases it for good. */
  erase(transaction: Queryable, websiteId: string, ids: readonly string[]): Promise<void>;
}
