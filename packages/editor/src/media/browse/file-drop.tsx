import { Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DropZone, FileTrigger, type FileDropItem } from 'react-aria-components';
import { Button } from '../../controls/index.ts';
import './file-drop.css';

/** File extensions for the file dialog; the server detects the type from the content. */
const ACCEPTED =
  'image/jpeg,image/png,image/gif,image/webp,image/avif,image/svg+xml,video/mp4,video/quicktime,video/webm,audio/*,.pdf,.zip,.docx,.xlsx,.pptx,.odt,.ods,.odp';

interface UploadButtonProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly kind?: 'plain' | 'primary';
}

export const UploadButton = ({ onFiles, kind = 'primary' }: UploadButtonProps) => (
  <FileTrigger
    allowsMultiple
    acceptedFileTypes={ACCEPTED.split(',')}
    onSelect={(files) => onFiles([...(files ?? [])])}
  >
    <Button kind={kind} icon={Upload}>
      Upload file
    </Button>
  </FileTrigger>
);

interface FileDropProps {
  /** Absent without permission to upload. */
  readonly onFiles: ((files: readonly File[]) => void) | undefined;
  readonly children: ReactNode;
}

/** A drop zone around its children. */
export const FileDrop = ({ onFiles, children }: FileDropProps) => {
  const [isOver, setOver] = useState(false);
  if (!onFiles) return <div className="file-drop">{children}</div>;
  return (
    <DropZone
      className="file-drop"
      aria-label="Drop files here to upload"
      onDropEnter={() => setOver(true)}
      onDropExit={() => setOver(false)}
      onDrop={({ items }) => {
        setOver(false);
        const files = items.filter((item): item is FileDropItem => item.kind === 'file');
        void Promise.all(files.map((item) => item.getFile())).then(onFiles);
      }}
    >
      {children}
      {isOver ? (
        <div className="file-drop-sign" aria-hidden>
          <Upload size={24} />
          Drop to upload
        </div>
      ) : null}
    </DropZone>
  );
};
