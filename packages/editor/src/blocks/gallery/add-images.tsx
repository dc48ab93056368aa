import { Film, ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { Button, useToast } from '../../controls/index.ts';
import { newId } from '../../documents/index.ts';
import { FilePicker, type Asset } from '../../media/index.ts';

interface AddImagesProps {
  readonly onAdd: (entries: readonly unknown[]) => void;
  readonly remaining: number;
}

const pictureOf = ({ id, title }: Asset) => ({
  id: newId(),
  mediaType: 'imageFile',
  imageId: id,
  ...(title !== '' && { title }),
});

/** Adds several images or a video. */
export const AddImages = ({ onAdd, remaining }: AddImagesProps) => {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const pick = (assets: readonly Asset[]): void => {
    setOpen(false);
    if (assets.length > remaining)
      toast(`Galleries can hold ${remaining} more images. The first ${remaining} were added.`, 'bad');
    onAdd(assets.slice(0, remaining).map(pictureOf));
  };
  return (
    <>
      <Button icon={ImagePlus} onPress={() => setOpen(true)}>
        Add images
      </Button>
      <Button kind="quiet" icon={Film} onPress={() => onAdd([{ id: newId(), mediaType: 'video' }])}>
        Add video
      </Button>
      {isOpen ? (
        <FilePicker
          kinds={['image']}
          isMultiple
          title="Add images"
          onPick={pick}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};
