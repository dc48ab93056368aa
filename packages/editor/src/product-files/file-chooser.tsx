import { FileSpreadsheet, Upload } from 'lucide-react';
import { DropZone, FileTrigger, type FileDropItem } from 'react-aria-components';
import { Button } from '../controls/index.ts';

interface FileChooserProps {
  readonly onFile: (file: File) => void;
}

/** Drop a file, or choose one with the keyboard. */
export const FileChooser = ({ onFile }: FileChooserProps) => (
  <DropZone
    className="import-drop"
    aria-label="Drop a CSV or ZIP file here"
    onDrop={({ items }) => {
      const file = items.find((item): item is FileDropItem => item.kind === 'file');
      void file?.getFile().then(onFile);
    }}
  >
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
  </DropZone>
);
