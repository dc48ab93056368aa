import { variantName, type ProductMedium, type ProductVideo } from '@sitewright/domain/catalogue';
import type { KeyboardEvent, ReactNode } from 'react';
import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components';
import { GripVertical } from 'lucide-react';
import { useFocusAfterMove } from '../../controls/index.ts';
import { useProduct } from '../state/product-context.ts';
import { Picture, usePictureName } from './picture.tsx';
import { mediumId, picturesOf } from './pictures-of.ts';
import { useVideoName, VideoPicture } from './video-tile.tsx';

interface PictureGridProps {
  readonly media: readonly ProductMedium[];
  readonly onOpen: (id: string) => void;
  readonly onOrder: (media: readonly ProductMedium[]) => void;
  readonly onRemove: (id: string) => void;
}

/** What the picture is used for: the first one in lists, others for variants. */
const useUse = (id: string): string | undefined => {
  const { item, product } = useProduct();
  if (picturesOf(item)[0] === id) return 'First';
  const used = (product.variants ?? []).filter(({ imageId }) => imageId === id);
  const [only] = used;
  if (!only) return undefined;
  return used.length === 1 ? variantName(only, product.variantOptionOrdering) : `${used.length} variants`;
};

interface TileProps {
  readonly id: string;
  readonly name: string;
  readonly use: string | undefined;
  readonly children: ReactNode;
}

const Tile = ({ id, name, use, children }: TileProps) => (
  <GridListItem
    id={id}
    textValue={use === undefined ? name : `${name}, ${use}`}
    className="product-editor-picture"
  >
    <AriaButton slot="drag" className="product-editor-picture-grip" aria-label={`Drag ${name}`}>
      <GripVertical size={14} aria-hidden />
    </AriaButton>
    {children}
    {use === undefined ? null : <span className="product-editor-picture-use truncate">{use}</span>}
  </GridListItem>
);

const PictureTile = ({ id, place }: { readonly id: string; readonly place: number }) => (
  <Tile id={id} name={usePictureName(id, place)} use={useUse(id)}>
    <Picture id={id} />
  </Tile>
);

const VideoTile = ({ video, place }: { readonly video: ProductVideo; readonly place: number }) => (
  <Tile id={video.id} name={useVideoName(video, place)} use="Video">
    <VideoPicture video={video} />
  </Tile>
);

const move = (media: readonly ProductMedium[], id: string, to: number): ProductMedium[] => {
  const rest = media.filter((each) => mediumId(each) !== id);
  const moved = media.filter((each) => mediumId(each) === id);
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, ...moved);
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Pictures are moved by drag or with Alt and the arrow keys; Enter opens one, Delete removes it. */
export const PictureGrid = ({ media, onOpen, onOrder, onRemove }: PictureGridProps) => {
  const ids = media.map(mediumId);
  const { list, follow } = useFocusAfterMove();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [key] = keys;
      const from = ids.indexOf(String(key));
      const to = ids.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      onOrder(move(media, String(key), to > from ? to - 1 : to));
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="product-editor-picture-drop" />
    ),
  });
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const id = event.target instanceof HTMLElement ? (event.target.dataset['key'] ?? '') : '';
    const place = ids.indexOf(id);
    const by = event.altKey ? steps[event.key] : undefined;
    if (place < 0) return;
    if (by !== undefined) {
      follow((rows) => rows.find((row) => row.dataset['key'] === id));
      onOrder(move(media, id, place + by));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      follow((rows) => rows[Math.min(place, ids.length - 2)]);
      onRemove(id);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={list} onKeyDownCapture={press}>
      <GridList
        aria-label="Images and videos"
        className="product-editor-pictures"
        layout="grid"
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => onOpen(String(key))}
      >
        {media.map((medium, index) =>
          'video' in medium ? (
            <VideoTile key={medium.video.id} video={medium.video} place={index + 1} />
          ) : (
            <PictureTile key={medium.imageId} id={medium.imageId} place={index + 1} />
          ),
        )}
      </GridList>
      <p className="field-hint">
        Drag to reorder, or press Alt with the arrow keys. The first picture is shown in lists.
      </p>
    </div>
  );
};
