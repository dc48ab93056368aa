import { X } from 'lucide-react';
import { IconButton } from '../../controls/index.ts';
import './open-files.css';

interface OpenFilesProps {
  readonly paths: readonly string[];
  readonly shown: string | undefined;
  readonly onOpen: (path: string) => void;
  readonly onClose: (path: string) => void;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Tabs of the open files. */
export const OpenFiles = ({ paths, shown, onOpen, onClose }: OpenFilesProps) => (
  <ul className="open-files" aria-label="Open files">
    {paths.map((path) => (
      <li key={path} className="open-file" data-shown={path === shown || undefined}>
        <button
          type="button"
          className="open-file-name"
          title={path}
          aria-current={path === shown ? 'true' : undefined}
          onClick={() => onOpen(path)}
        >
          {nameOf(path)}
        </button>
        <IconButton icon={X} label={`Close ${path}`} onPress={() => onClose(path)} />
      </li>
    ))}
  </ul>
);
