import { documentLimits, isStorable } from '@sitewright/domain/documents';
import type { Permission } from '@sitewright/domain/contributors';
import type { Queryable } from '../../database/index.ts';
import { checkCode, refuse, type KnownCode, type Refusal } from '../../http/index.ts';
import type { CheckedChange, DocumentKind } from '../kinds/document-kind.ts';
import { findSchemaFaults } from './schema-faults.ts';

const checkShape = (kind: DocumentKind, content: unknown): Refusal | undefined => {
  if (!isStorable(content))
    return refuse('document-invalid', { document: 'A text holds signs that cannot be kept.' });
  const { '': whole, ...faults } = findSchemaFaults(kind.schema, content);
  const named = whole === undefined ? faults : { document: whole, ...faults };
  if (Object.keys(named).length > 0) return refuse('document-invalid', named);
  return JSON.stringify(content).length > documentLimits.BYTES ? refuse('document-too-large') : undefined;
};

/** The sanitized content, or a refusal if it does not match the schema. */
export const cleanContent = async <Content>(
  kind: DocumentKind<Content>,
  content: Content,
): Promise<Content | Refusal> => {
  const fault = checkShape(kind as DocumentKind, content);
  if (fault) return fault;
  return kind.clean ? kind.clean(content) : content;
};

/** A change compared with the stored content, which was checked when it was saved. */
interface Comparison<Content> extends CheckedChange<Content> {
  readonly known: Content | undefined;
  readonly knownCode: KnownCode;
  readonly permissions: ReadonlySet<Permission>;
}

const checkBlocks = <Content>(
  kind: DocumentKind<Content>,
  { content, known }: Comparison<Content>,
): Refusal | undefined => {
  const faults = kind.findBlockFaults?.(content, known) ?? {};
  return Object.keys(faults).length > 0 ? refuse('page-invalid', faults) : undefined;
};

/** Checks the whole result, not only the changed part, by the kind's rules and the contributor's permissions. */
export const checkContent = async <Content>(
  kind: DocumentKind<Content>,
  change: Comparison<Content>,
  database: Queryable,
): Promise<Refusal | undefined> =>
  checkCode({
    code: kind.codeParts(change.content),
    known: change.knownCode,
    permissions: change.permissions,
  }) ??
  (await kind.check(database, change)) ??
  checkBlocks(kind, change);
