import { ChevronRight, GripVertical, type LucideIcon } from 'lucide-react';
import { Button, type PressEvent } from 'react-aria-components';
import './tree.css';

/** Toggles a row; keeps its width if there is nothing to toggle. */
export const TreeChevron = ({ isNeeded = true }: { readonly isNeeded?: boolean }) =>
  isNeeded ? (
    <Button slot="chevron" className="tree-chevron">
      <ChevronRight size={14} aria-hidden />
    </Button>
  ) : (
    <span className="tree-chevron" />
  );

export const TreeDrag = () => (
  <Button slot="drag" className="tree-tool tree-drag">
    <GripVertical size={14} aria-hidden />
  </Button>
);

interface TreeToolProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** For menus that are rendered elsewhere. */
  readonly opensMenu?: boolean;
  readonly onPress?: (event: PressEvent) => void;
}

/** A row button, visible on hover and focus. */
export const TreeTool = ({ icon: Icon, label, opensMenu = false, onPress }: TreeToolProps) => (
  <Button
    className="tree-tool"
    aria-label={label}
    {...(opensMenu ? { 'aria-haspopup': 'menu' as const } : {})}
    {...(onPress ? { onPress } : {})}
  >
    <Icon size={16} aria-hidden />
  </Button>
);

export const NothingFound = () => <p className="tree-none">No results found</p>;
