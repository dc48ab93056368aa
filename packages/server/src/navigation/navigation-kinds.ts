import { findNavigationFault, navigationMessages } from '@sitewright/domain/navigation';
import { codePartsOf, findLayoutFaults, type Navigations } from '@sitewright/domain/pages';
import { fieldsSchema } from '@sitewright/domain/pages/schemas';
import { navigationsSchema } from '@sitewright/domain/navigation/schemas';
import type { Section } from '@sitewright/domain/blocks';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { cleanLaidOut, findBlockFaults } from '../blocks/index.ts';
import type { Queryable } from '../database/index.ts';
import { siteDocumentKind } from '../documents/index.ts';
import { refuse } from '../http/index.ts';

const readPageIds = async (database: Queryable, websiteId: string): Promise<ReadonlySet<string>> => {
  const { rows } = await database.execute<{ id: string }>(sql`
    select document_id as id from documents
    where website_id = ${websiteId} and kind = 'collection' and trashed_at is null`);
  return new Set(rows.map(({ id }) => id));
};

export const navigationKind = siteDocumentKind<Navigations>({
  name: 'navigation',
  schema: navigationsSchema,
  async check(database, { site, content }) {
    const pages = await readPageIds(database, site.id);
    const fault = findNavigationFault(content, (id) => pages.has(id));
    return fault && refuse('document-invalid', { navigation: navigationMessages[fault] });
  },
  codeParts: () => new Map(),
});

/** What stands above and below every page, and the block fields that all pages share. */
export interface HeaderFooterContent {
  readonly header?: Readonly<Record<string, unknown>>;
  readonly footer?: Readonly<Record<string, unknown>>;
  readonly fields?: Readonly<Record<string, readonly Section[]>>;
}

const bag = Type.Record(Type.String(), Type.Unknown());

export const headerFooterKind = siteDocumentKind<HeaderFooterContent>({
  name: 'header-footer',
  permission: 'design',
  schema: Type.Object(
    { header: Type.Optional(bag), footer: Type.Optional(bag), fields: Type.Optional(fieldsSchema) },
    { additionalProperties: false },
  ),
  clean: cleanLaidOut,
  async check(_database, { content }) {
    const faults = findLayoutFaults(content);
    return Object.keys(faults).length > 0 ? refuse('document-invalid', faults) : undefined;
  },
  findBlockFaults,
  codeParts: ({ fields }) => codePartsOf(fields ? { fields } : {}),
});
