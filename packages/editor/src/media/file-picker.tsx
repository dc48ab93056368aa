import type { AssetKind } from '@sitewright/domain/media';
import { useCallback, useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot } from '../controls/index.ts';
import { useSession } from '../session/index.ts';
import type { Asset } from './asset.ts';
import { FileBrowser } from './browse/file-browser.tsx';
import { FileDrop, UploadButton } from './browse/file-drop.tsx';
import './file-picker.css';
import { beginUpload, chooseByHand, chooseUploaded, noChoice } from './picker-choice.ts';
import { UploadList } from './uploads/upload-list.tsx';
import { useUploads } from './uploads/uploads.ts';

interface FilePickerProps {
  /** The selectable kinds; defaults to all. */
  readonly kinds?: readonly AssetKind[];
  readonly isMultiple?: boolean;
  readonly title?: string;
  readonly onPick: (assets: readonly Asset[]) => void;
  readonly onClose: () => void;
}

const useChoice = (isMultiple: boolean) => {
  const [choice, setChoice] = useState(noChoice);
  const select = (ids: ReadonlySet<string>, inView: readonly Asset[]): void =>
    setChoice(chooseByHand(choice, { ids, inView }, isMultiple));
  const add = useCallback(
    (asset: Asset) => setChoice((before) => chooseUploaded(before, asset, isMultiple)),
    [isMultiple],
  );
  return { chosen: choice.assets, select, add, begin: () => setChoice(beginUpload) };
};

const pickText = (count: number): string => (count > 1 ? `Choose ${count} files` : 'Choose');

/** A dialog to choose or upload files for a field. */
export const FilePicker = ({ kinds, isMultiple = false, title, onPick, onClose }: FilePickerProps) => {
  const { chosen, select, add, begin } = useChoice(isMultiple);
  const takeUploaded = useCallback(
    (asset: Asset) => (!kinds || kinds.includes(asset.kind) ? add(asset) : undefined),
    [add, kinds],
  );
  const { add: send, ...uploads } = useUploads(takeUploaded);
  const upload = (files: readonly File[]): void => {
    begin();
    send(files);
  };
  const canUpload = useSession().permissions.includes('content');
  return (
    <Dialog
      title={title ?? (isMultiple ? 'Choose files' : 'Choose a file')}
      size="wide"
      isOpen
      onClose={onClose}
    >
      <DialogBody>
        <FileDrop onFiles={canUpload ? upload : undefined}>
          <UploadList {...uploads} />
          <FileBrowser
            kinds={kinds}
            isMultiple={isMultiple}
            selected={new Set(chosen.map(({ id }) => id))}
            onSelect={select}
            upload={canUpload ? <UploadButton onFiles={upload} /> : undefined}
          />
        </FileDrop>
      </DialogBody>
      <DialogFoot>
        {canUpload ? (
          <div className="picker-upload">
            <UploadButton kind="plain" onFiles={upload} />
          </div>
        ) : null}
        <Button onPress={onClose}>Cancel</Button>
        <Button kind="primary" isDisabled={chosen.length === 0} onPress={() => onPick(chosen)}>
          {pickText(chosen.length)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
