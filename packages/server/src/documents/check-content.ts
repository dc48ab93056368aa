import { documentLimits, isStorable } from '@sitewright/domain/documents';
import { touchesCode } from '@sitewright/domain/pages';
import type { Permission } from '@sitewright/domain/contributors';
import { Value } from 'typebox/value';
import type { Queryable } from '../database/index.ts';
import { refuse, type Refusal } from '../http/index.ts';
import type { CheckedChange, DocumentKind } from './document-kind.ts';

/** `/sections/0/theme` and `must be equal to one of …` become `{'sections.0.theme': …}`. */
const schemaErrors = (kind: DocumentKind, content: unknown): Record<string, string> =>
  Object.fromEntries(
    Value.Errors(kind.schema, content).map(({ instancePath, message }) => [
      instancePath.replace(/^\//, '').replaceAll('/', '.') || 'document',
      message,
    ]),
  );

const checkForm = (kind: DocumentKind, content: unknown): Refusal | undefined => {
  if (!isStorable(content))
    return refuse('document-invalid', { document: 'A text holds signs that cannot be kept.' });
  if (!Value.Check(kind.schema, content)) return refuse('document-invalid', schemaErrors(kind, content));
  return JSON.stringify(content).length > documentLimits.BYTES ? refuse('document-too-large') : undefined;
};

/** The content in its right form and with safe texts, or why it cannot be that. */
export const cleanContent = async <Content>(
  kind: DocumentKind<Content>,
  content: Content,
): Promise<Content | Refusal> => {
  const fault = checkForm(kind as DocumentKind, content);
  if (fault) return fault;
  return kind.clean ? kind.clean(content) : content;
};

const checkCode = <Content>(
  kind: DocumentKind<Content>,
  { content, before }: CheckedChange<Content>,
  permissions: ReadonlySet<Permission>,
): Refusal | undefined => {
  if (permissions.has('code')) return undefined;
  const known = before === undefined ? new Map<string, string>() : kind.codeParts(before);
  return touchesCode(known, kind.codeParts(content)) ? refuse('code-not-allowed') : undefined;
};

/** The whole result is checked, not the part that was changed: by the kind's rules and by who changes it. */
export const checkContent = async <Content>(
  kind: DocumentKind<Content>,
  change: CheckedChange<Content> & { readonly permissions: ReadonlySet<Permission> },
  database: Queryable,
): Promise<Refusal | undefined> =>
  checkCode(kind, change, change.permissions) ?? (await kind.check(database, change));
