import type { ProductMedium } from '@sitewright/domain/catalogue';
import { Film, FolderOpen } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button, useToast } from '../../controls/index.ts';
import { FileDrop, FilePicker, UploadList, useUploads, type Asset } from '../../media/index.ts';
import { useSession } from '../../session/index.ts';
import { ProductCard } from '../cards/product-card.tsx';
import { useProduct } from '../state/product-context.ts';
import { addFiles, addVideoAddress } from './add-media.ts';
import { AddVideoDialog } from './add-video-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { mediaIn, mediumId, withMedia } from './pictures-of.ts';
import { VideoDialog } from './video-dialog.tsx';
import './pictures.css';

interface MediumDialogProps {
  readonly medium: ProductMedium;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

const MediumDialog = ({ medium, ...actions }: MediumDialogProps) =>
  'video' in medium ? (
    <VideoDialog video={medium.video} {...actions} />
  ) : (
    <PictureDialog id={medium.imageId} {...actions} />
  );

const useMedia = () => {
  const state = useProduct();
  const media = mediaIn(state.item);
  const set = (label: string, next: readonly ProductMedium[]) =>
    state.changeItem(label, (item) => withMedia(item, next));
  return {
    media,
    order: (next: readonly ProductMedium[]) => set('Move picture', next),
    remove: (id: string) => {
      const isVideo = media.some((medium) => 'video' in medium && medium.video.id === id);
      set(
        isVideo ? 'Remove video' : 'Remove picture',
        media.filter((medium) => mediumId(medium) !== id),
      );
    },
  };
};

/** The product's pictures and videos in their order, added from the site's files, dropped here or by address. */
export const PicturesCard = () => {
  const state = useProduct();
  const toast = useToast();
  const [adding, setAdding] = useState<'files' | 'video'>();
  const [openId, setOpenId] = useState<string>();
  const canUpload = useSession().permissions.includes('content');
  const addAssets = useCallback(
    (assets: readonly Asset[]) => {
      const fault = addFiles(state, assets);
      if (fault !== undefined) toast(fault, 'bad');
    },
    [state, toast],
  );
  const { add: upload, ...uploads } = useUploads(useCallback((asset) => addAssets([asset]), [addAssets]));
  const { media, order, remove } = useMedia();
  const open = media.find((medium) => mediumId(medium) === openId);
  return (
    <ProductCard
      title="Images and videos"
      actions={
        <div className="row">
          <Button kind="quiet" icon={Film} onPress={() => setAdding('video')}>
            Add video
          </Button>
          <Button kind="quiet" icon={FolderOpen} onPress={() => setAdding('files')}>
            Add from files
          </Button>
        </div>
      }
    >
      <FileDrop onFiles={canUpload ? upload : undefined}>
        <UploadList {...uploads} />
        {media.length === 0 ? (
          <button type="button" className="product-editor-drop" onClick={() => setAdding('files')}>
            Drop pictures and videos here, or choose them from your files.
          </button>
        ) : (
          <PictureGrid media={media} onOpen={setOpenId} onOrder={order} onRemove={remove} />
        )}
      </FileDrop>
      {adding === 'files' ? (
        <FilePicker
          kinds={['image', 'video']}
          isMultiple
          title="Add images and videos"
          onClose={() => setAdding(undefined)}
          onPick={(assets) => {
            setAdding(undefined);
            addAssets(assets);
          }}
        />
      ) : null}
      {adding === 'video' ? (
        <AddVideoDialog
          onAdd={(address) => addVideoAddress(state, address)}
          onClose={() => setAdding(undefined)}
        />
      ) : null}
      {open ? (
        <MediumDialog
          medium={open}
          onClose={() => setOpenId(undefined)}
          onRemove={() => {
            setOpenId(undefined);
            remove(mediumId(open));
          }}
        />
      ) : null}
    </ProductCard>
  );
};
