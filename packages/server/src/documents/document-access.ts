import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import type { ChangeContext } from './change-context.ts';
import type { DocumentKind } from './kinds/document-kind.ts';
import { findDocument, type DocumentRow } from './documents-store.ts';

export interface DocumentParams {
  readonly kind: string;
  readonly id: string;
}

/** An unknown kind is an unknown document. */
export const openKind = (
  kinds: readonly DocumentKind[],
  { contributor }: Pick<ChangeContext, 'contributor'>,
  name: string,
): DocumentKind | Refusal => {
  const kind = kinds.find((each) => each.name === name);
  if (!kind) return refuse('not-found');
  const isAllowed = kind.permission === undefined || contributor.permissions.has(kind.permission);
  return isAllowed ? kind : refuse('not-allowed');
};

/** The kinds that this contributor may open. */
export const openKinds = (
  kinds: readonly DocumentKind[],
  context: Pick<ChangeContext, 'contributor'>,
): readonly DocumentKind[] => kinds.filter(({ name }) => !isRefusal(openKind(kinds, context, name)));

export const openDocument = async (
  kinds: readonly DocumentKind[],
  context: ContributorContext,
  { kind: name, id }: DocumentParams,
): Promise<DocumentRow | Refusal> => {
  const kind = openKind(kinds, context, name);
  if (isRefusal(kind)) return kind;
  const row = await findDocument(context.database, context.site.id, { kind: kind.name, id });
  return row ?? refuse('not-found');
};
