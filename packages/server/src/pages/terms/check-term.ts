import { findTermFault, termExists, type CollectionContent, type TermKind } from '@sitewright/domain/pages';
import { findDocument, type ChangeContext } from '../../documents/index.ts';
import { checkTexts, isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { namedTerms } from './list-terms.ts';
import { findOtherTerm } from './terms-store.ts';

export interface TermChangeRequest {
  readonly collectionId: string;
  readonly kind: TermKind;
  readonly term: string;
  /** The new name; null removes the term. */
  readonly into: string | null;
  /** Whether it may be merged into an existing term. */
  readonly mayMerge: boolean;
}

const checkName = async (
  context: ChangeContext,
  request: TermChangeRequest,
  named: readonly string[],
): Promise<string | null | Refusal> => {
  const { collectionId, kind, term, into, mayMerge } = request;
  if (into === null) return null;
  const name = into.trim();
  const fault = findTermFault(kind, name);
  if (fault !== undefined) return refuse('term-invalid', { into: fault });
  const code = checkTexts({ after: { into: name } }, context.contributor.permissions);
  if (code) return code;
  const other = await findOtherTerm(
    context.database,
    { websiteId: context.site.id, collectionId, kind, term },
    { name, named },
  );
  if (other !== undefined && !mayMerge) return refuse('term-exists', { into: termExists(kind) });
  return other ?? name;
};

/** The resulting name: of an existing term, as that is spelled. Takes no locks. */
export const checkTerm = async (
  context: ChangeContext,
  request: TermChangeRequest,
): Promise<{ readonly into: string | null; readonly isNamed: boolean } | Refusal> => {
  const key = { kind: 'collection', id: request.collectionId } as const;
  const page = await findDocument(context.database, context.site.id, key);
  if (!page || page.trashedAt) return refuse('not-found');
  const named = namedTerms(page.draft as CollectionContent, request.kind);
  const into = await checkName(context, request, named);
  return isRefusal(into) ? into : { into, isNamed: named.includes(request.term) };
};
