import { mediaCalls } from '@sitewright/api/media';
import type { AssetKind } from '@sitewright/domain/media';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { Button, Notice, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { FilePicker, FileThumbnail } from '../../media/index.ts';
import type { FileSetting } from '../settings/setting.ts';
import { textAt } from '../settings/value-path.ts';
import { FieldGroup } from './field-group.tsx';
import { fieldOf, type FieldProps } from './field-props.ts';

const labels = {
  image: { choose: 'Choose an image', title: 'Choose an image' },
  video: { choose: 'Choose a video', title: 'Choose a video' },
  audio: { choose: 'Choose an audio file', title: 'Choose an audio file' },
  file: { choose: 'Choose a file', title: 'Choose a file' },
} as const satisfies Record<AssetKind, object>;

interface ChosenFileProps {
  readonly id: string;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

const ChosenFile = ({ id, onReplace, onRemove }: ChosenFileProps) => {
  const { fetched, refetch } = useFetched(mediaCalls.read, { params: { id } });
  const actions = (
    <div className="setting-actions">
      <Button onPress={onReplace}>Replace</Button>
      <Button kind="quiet" onPress={onRemove}>
        Remove
      </Button>
    </div>
  );
  if (fetched.state === 'failed' && fetched.refusal.status === 404)
    return (
      <Notice tone="warning" actions={actions}>
        This file was deleted. Visitors see nothing in its place.
      </Notice>
    );
  return (
    <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={1} shape="list" />}>
      {(asset) => (
        <div className="setting-file">
          <FileThumbnail asset={asset} />
          <div className="setting-file-text">
            <span className="truncate">{asset.filename}</span>
            {actions}
          </div>
        </div>
      )}
    </Fetched>
  );
};

/** A file of the site, chosen or uploaded. */
export const FileSettingField = (props: FieldProps<FileSetting>) => {
  const { field, kind } = props.setting;
  const { texts, change } = fieldOf(props);
  const [isOpen, setOpen] = useState(false);
  const id = textAt(props.form.value, field);
  return (
    <FieldGroup {...texts}>
      {id === '' ? (
        <div className="row">
          <Button icon={FolderOpen} onPress={() => setOpen(true)}>
            {labels[kind].choose}
          </Button>
        </div>
      ) : (
        <ChosenFile key={id} id={id} onReplace={() => setOpen(true)} onRemove={() => change(undefined)} />
      )}
      {isOpen ? (
        <FilePicker
          kinds={[kind]}
          title={labels[kind].title}
          onClose={() => setOpen(false)}
          onPick={([asset]) => {
            setOpen(false);
            if (asset) change(asset.id);
          }}
        />
      ) : null}
    </FieldGroup>
  );
};
