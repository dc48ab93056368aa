import { FileSpreadsheet, Upload } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../controls/index.ts';

interface FileChooserProps {
  readonly onFile: (file: File) => void;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** A file that is dropped. There is no tab stop for it: the button does the same by keyboard. */
const useFileDrop = (onFile: (file: File) => void) => {
  const [isOver, setOver] = useState(false);
  const accept = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: accept,
      onDragOver: accept,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent): void => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent): void => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
};

/** Drop a file, or choose one with the keyboard. */
export const FileChooser = ({ onFile }: FileChooserProps) => {
  const { isOver, handlers } = useFileDrop(onFile);
  return (
    <div className="import-drop" data-drop-target={isOver || undefined} {...handlers}>
      <FileSpreadsheet size={28} aria-hidden />
      <p className="import-drop-text">Drop a CSV file here, or a ZIP file with a CSV file and its pictures</p>
      <FileTrigger
        acceptedFileTypes={['.csv', '.tsv', '.txt', '.zip', 'text/csv', 'application/zip']}
        onSelect={(files) => {
          const [file] = files ?? [];
          if (file) onFile(file);
        }}
      >
        <Button kind="primary" icon={Upload}>
          Choose file
        </Button>
      </FileTrigger>
      <p className="quiet import-drop-hint">
        Up to 10,000 products. The columns of Squarespace and Shopify are recognized, in any order.
      </p>
    </div>
  );
};
