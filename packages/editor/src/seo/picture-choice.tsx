import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../controls/index.ts';
import { FilePicker } from '../media/index.ts';

interface PictureChoiceProps {
  readonly id: string;
  readonly onChange: (id: string) => void;
}

/** The picture that stands for a page. */
export const PictureChoice = ({ id, onChange }: PictureChoiceProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="row">
      <Button icon={FolderOpen} onPress={() => setOpen(true)}>
        {id === '' ? 'Choose an image' : 'Replace the picture'}
      </Button>
      {id === '' ? null : (
        <Button kind="quiet" onPress={() => onChange('')}>
          Remove the picture
        </Button>
      )}
      {isOpen ? (
        <FilePicker
          kinds={['image']}
          title="Choose a picture"
          onClose={() => setOpen(false)}
          onPick={([asset]) => {
            setOpen(false);
            if (asset) onChange(asset.id);
          }}
        />
      ) : null}
    </div>
  );
};
