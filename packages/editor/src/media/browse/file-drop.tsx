import { Upload } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';
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

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** A drop zone around its children; files are chosen by keyboard with the upload button. */
export const FileDrop = ({ onFiles, children }: FileDropProps) => {
  const [isOver, setOver] = useState(false);
  if (!onFiles) return <div className="file-drop">{children}</div>;
  const accept = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className="file-drop"
      onDragEnter={accept}
      onDragOver={accept}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={drop}
    >
      {children}
      {isOver ? (
        <div className="file-drop-sign" aria-hidden>
          <Upload size={24} />
          Drop to upload
        </div>
      ) : null}
    </div>
  );
};
