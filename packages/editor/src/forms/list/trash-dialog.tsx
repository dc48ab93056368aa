import { documentCalls } from '@sitewright/api/documents';
import { Trash2 } from 'lucide-react';
import {
  Button,
  Dialog,
  DialogBody,
  EmptyState,
  List,
  ListRow,
  RelativeTime,
  Skeleton,
} from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import type { FormActions } from './use-form-actions.ts';

interface TrashDialogProps {
  readonly actions: FormActions;
  readonly onClose: () => void;
}

/** Deleted forms that can be restored. */
export const TrashDialog = ({ actions, onClose }: TrashDialogProps) => {
  const { fetched, refetch } = useFetched(documentCalls.listTrash, {});
  return (
    <Dialog title="Deleted forms" isOpen onClose={onClose}>
      <DialogBody>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={3} shape="list" />}>
          {({ documents }) => {
            const forms = documents.filter(({ kind }) => kind === 'form');
            return forms.length === 0 ? (
              <EmptyState icon={Trash2} title="No deleted forms">
                Deleted forms stay here for 30 days and can be restored.
              </EmptyState>
            ) : (
              <List label="Deleted forms">
                {forms.map(({ id, title, trashedOn }) => (
                  <ListRow
                    key={id}
                    title={title}
                    detail={
                      <>
                        Deleted <RelativeTime on={trashedOn} />
                      </>
                    }
                    actions={
                      <Button
                        aria-label={`Restore ${title}`}
                        onPress={() => void actions.restore({ id, name: title })}
                      >
                        Restore
                      </Button>
                    }
                  />
                ))}
              </List>
            );
          }}
        </Fetched>
      </DialogBody>
    </Dialog>
  );
};
