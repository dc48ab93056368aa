import { keyOf, type DocumentStore, type CommandStep } from '../../documents/index.ts';
import type { PageEntry } from '../model/page-entry.ts';

type State = ReturnType<DocumentStore['state']>;
type Page = Pick<PageEntry, 'id' | 'parentId'>;

const PARENT = 'parentId';

const parentIn = (content: unknown): string | undefined =>
  typeof content === 'object' && content !== null && PARENT in content && typeof content.parentId === 'string'
    ? content.parentId
    : undefined;

/** The folder of a page, including unsent changes. */
export const currentFolder = ({ documents, unsent }: State, { id, parentId }: Page): string | undefined => {
  const open = documents.get(keyOf({ kind: 'collection', id }));
  if (open) return parentIn(open.content);
  const changes = unsent
    .flatMap(({ steps }) => steps)
    .flatMap((step) =>
      step.op === 'change' && step.kind === 'collection' && step.id === id ? step.changes : [],
    );
  const last = changes.findLast(({ op, path }) => op === 'set' && path.join('/') === PARENT);
  return last?.op === 'set' ? parentIn({ parentId: last.after }) : parentId;
};

/** Changes only the folder field, so the page need not be open. */
export const folderSteps = (state: State, page: Page, into: string | undefined): CommandStep[] => {
  const from = currentFolder(state, page);
  if (from === into) return [];
  const change = {
    op: 'set',
    path: [PARENT],
    ...(from === undefined ? {} : { before: from }),
    ...(into === undefined ? {} : { after: into }),
  } as const;
  return [{ kind: 'collection', id: page.id, op: 'change', changes: [change] }];
};
