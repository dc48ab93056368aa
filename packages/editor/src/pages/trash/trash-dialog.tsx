import { documentCalls } from '@sitewright/api/documents';
import { documentKinds, type DocumentKindName } from '@sitewright/domain/documents';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  EmptyState,
  List,
  ListRow,
  RelativeTime,
  SearchField,
  Skeleton,
} from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { kindNames } from '../../publishing/index.ts';
import type { TrashedDocument } from '../actions/trash-actions.ts';
import { useActions } from '../actions/use-page-actions.ts';
import { useDialog } from '../model/open-dialog.ts';

const isKind = (kind: string): kind is DocumentKindName => documentKinds.some((each) => each === kind);

interface Trashed extends TrashedDocument {
  readonly isFolder?: true | undefined;
  readonly trashedOn: string;
  readonly erasedOn: string;
}

const TrashRow = ({ document }: { readonly document: Trashed }) => {
  const actions = useActions();
  const { title, kind, isFolder, trashedOn, erasedOn } = document;
  return (
    <ListRow
      title={title}
      detail={
        <>
          {isFolder ? 'Folder' : kindNames[kind]} · deleted <RelativeTime on={trashedOn} /> · erased{' '}
          <RelativeTime on={erasedOn} />
        </>
      }
      actions={
        <Button aria-label={`Restore ${title}`} onPress={() => void actions.restore(document)}>
          Restore
        </Button>
      }
    />
  );
};

const TrashList = ({ documents }: { readonly documents: readonly Trashed[] }) => {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = documents.filter(({ title }) => title.toLowerCase().includes(wanted));
  if (documents.length === 0)
    return (
      <EmptyState icon={Trash2} title="The trash is empty">
        Deleted pages and items stay here for 30 days and can be restored.
      </EmptyState>
    );
  return (
    <>
      <SearchField label="Search the trash" value={search} onChange={setSearch} />
      {found.length === 0 ? <p className="quiet">No results found</p> : null}
      <List label="Trash">
        {found.map((document) => (
          <TrashRow key={`${document.kind} ${document.id}`} document={document} />
        ))}
      </List>
    </>
  );
};

/** Deleted pages and items that can be restored. */
export const TrashDialog = () => {
  const { fetched, refetch } = useFetched(documentCalls.listTrash, {});
  const { close } = useDialog();
  return (
    <Dialog title="Trash" isOpen onClose={close}>
      <DialogBody>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={3} shape="list" />}>
          {({ documents }) => (
            <TrashList
              documents={documents.flatMap(({ kind, ...rest }) => (isKind(kind) ? [{ ...rest, kind }] : []))}
            />
          )}
        </Fetched>
      </DialogBody>
    </Dialog>
  );
};
