import { mediaCalls } from '@sitewright/api/media';
import { fileLinkOf, linkedFileId } from '@sitewright/domain/links';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { Button, Notice, Skeleton } from '../controls/index.ts';
import { Fetched, useFetched } from '../data-fetching/index.ts';
import { FilePicker, FileThumbnail, type Asset } from '../media/index.ts';

interface FileChoiceProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (href: string) => void;
}

const LinkedFile = ({ id }: { readonly id: string }) => {
  const { fetched, refetch } = useFetched(mediaCalls.read, { params: { id } });
  const isGone =
    (fetched.state === 'failed' && fetched.refusal.status === 404) ||
    (fetched.state === 'success' && fetched.data.trashedOn !== undefined);
  if (isGone)
    return <Notice tone="warning">This file was deleted. Pages show the text without a link.</Notice>;
  return (
    <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={1} shape="list" />}>
      {(asset) => (
        <div className="link-file">
          <FileThumbnail asset={asset} />
          <span className="truncate">{asset.filename}</span>
        </div>
      )}
    </Fetched>
  );
};

/** Chooses a file of the site to link to. */
export const FileChoice = ({ value, error, onChange }: FileChoiceProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = linkedFileId(value);
  const pick = ([asset]: readonly Asset[]): void => {
    setOpen(false);
    if (asset) onChange(fileLinkOf(asset));
  };
  return (
    <>
      {id === undefined ? null : <LinkedFile key={id} id={id} />}
      <div className="row">
        <Button icon={FolderOpen} onPress={() => setOpen(true)}>
          {id === undefined ? 'Choose a file' : 'Choose another file'}
        </Button>
      </div>
      {error === undefined ? null : (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {isOpen ? <FilePicker onPick={pick} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
