import { mediaLimits } from '@sitewright/domain/media';
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
import { Fetched } from '../../data-fetching/index.ts';
import { describeAsset, type Asset } from '../asset.ts';
import { useRestoreFile, useTrashedFiles } from './use-trashed-files.ts';

const TrashRow = ({ asset }: { readonly asset: Asset }) => {
  const restore = useRestoreFile();
  return (
    <ListRow
      title={asset.filename}
      detail={
        <>
          {describeAsset(asset)}
          {asset.trashedOn === undefined ? null : (
            <>
              {' '}
              · deleted <RelativeTime on={asset.trashedOn} />
            </>
          )}
        </>
      }
      actions={
        <Button aria-label={`Restore ${asset.filename}`} onPress={() => void restore(asset)}>
          Restore
        </Button>
      }
    />
  );
};

const NothingThere = () => (
  <EmptyState icon={Trash2} title="The trash is empty">
    Deleted files stay here for {mediaLimits.TRASH_DAYS} days and can be restored.
  </EmptyState>
);

/** Deleted files that can be restored. */
export const FileTrashDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { files, refetch, loadMore, isLoadingMore } = useTrashedFiles();
  return (
    <Dialog title="Trash" isOpen onClose={onClose}>
      <DialogBody>
        <Fetched fetched={files} onRetry={refetch} skeleton={<Skeleton rows={3} shape="list" />}>
          {(assets) =>
            assets.length === 0 ? (
              <NothingThere />
            ) : (
              <List label="Trash">
                {assets.map((asset) => (
                  <TrashRow key={asset.id} asset={asset} />
                ))}
              </List>
            )
          }
        </Fetched>
        {loadMore ? (
          <Button onPress={loadMore} isPending={isLoadingMore}>
            Load more
          </Button>
        ) : null}
      </DialogBody>
    </Dialog>
  );
};
