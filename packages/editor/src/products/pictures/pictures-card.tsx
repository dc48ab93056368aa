import { catalogueLimits } from '@sitewright/domain/catalogue';
import { FolderOpen } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button, useToast } from '../../controls/index.ts';
import { FileDrop, FilePicker, UploadList, useUploads, type Asset } from '../../media/index.ts';
import { useSession } from '../../session/index.ts';
import { ProductCard } from '../cards/product-card.tsx';
import { useProduct, type ProductState } from '../state/product-context.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { picturesOf, withPictures } from './pictures-of.ts';

const addPictures = (
  { changeItem }: ProductState,
  assets: readonly Asset[],
  tell: (text: string) => void,
): void => {
  const pictures = assets.filter(({ kind }) => kind === 'image');
  if (pictures.length < assets.length) tell('Only pictures can be added here.');
  if (pictures.length === 0) return;
  changeItem(pictures.length > 1 ? 'Add pictures' : 'Add picture', (item) => {
    const ids = [...new Set([...picturesOf(item), ...pictures.map(({ id }) => id)])];
    if (ids.length > catalogueLimits.PICTURES)
      tell(`A product can have up to ${catalogueLimits.PICTURES} pictures.`);
    return withPictures(item, ids.slice(0, catalogueLimits.PICTURES));
  });
};

/** The product's pictures in their order, added from the site's files or dropped here. */
export const PicturesCard = () => {
  const state = useProduct();
  const toast = useToast();
  const [isPicking, setPicking] = useState(false);
  const [openId, setOpenId] = useState<string>();
  const canUpload = useSession().permissions.includes('content');
  const take = useCallback(
    (asset: Asset) => addPictures(state, [asset], (text) => toast(text, 'bad')),
    [state, toast],
  );
  const { add: upload, ...uploads } = useUploads(take);
  const ids = picturesOf(state.item);
  const set = (label: string, next: readonly string[]) =>
    state.changeItem(label, (item) => withPictures(item, next));
  return (
    <ProductCard
      title="Images"
      actions={
        <Button kind="quiet" icon={FolderOpen} onPress={() => setPicking(true)}>
          Add from files
        </Button>
      }
    >
      <FileDrop onFiles={canUpload ? upload : undefined}>
        <UploadList {...uploads} />
        {ids.length === 0 ? (
          <button type="button" className="product-editor-drop" onClick={() => setPicking(true)}>
            Drop pictures here, or choose them from your files.
          </button>
        ) : (
          <PictureGrid
            ids={ids}
            onOpen={setOpenId}
            onOrder={(next) => set('Move picture', next)}
            onRemove={(id) =>
              set(
                'Remove picture',
                ids.filter((each) => each !== id),
              )
            }
          />
        )}
      </FileDrop>
      {isPicking ? (
        <FilePicker
          kinds={['image']}
          isMultiple
          title="Add images"
          onClose={() => setPicking(false)}
          onPick={(assets) => {
            setPicking(false);
            addPictures(state, assets, (text) => toast(text, 'bad'));
          }}
        />
      ) : null}
      {openId === undefined ? null : (
        <PictureDialog
          id={openId}
          onClose={() => setOpenId(undefined)}
          onRemove={() => {
            setOpenId(undefined);
            set(
              'Remove picture',
              ids.filter((each) => each !== openId),
            );
          }}
        />
      )}
    </ProductCard>
  );
};
