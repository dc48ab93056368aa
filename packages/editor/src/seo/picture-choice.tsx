import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../controls/index.ts';
import { FilePicker } from '../media/index.ts';

interface PictureChoiceProps {
  readonly id: string;
  readonly onChange: (id: string) => void;
}

/** The featured picture of a page or item. */
export const PictureChoice = ({ id, onChange }: PictureChoiceProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="row">
      <Button icon={FolderOpen} onPress={() => setOpen(true)}>
        {id === '' ? 'Choose a picture' : 'Replace picture'}
      </Button>
      {id === '' ? null : (
        <Button kind="quiet" onPress={() => onChange('')}>
          Remove picture
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
