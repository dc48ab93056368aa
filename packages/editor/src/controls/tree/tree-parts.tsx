import { ChevronRight, GripVertical, type LucideIcon } from 'lucide-react';
import { Button, type PressEvent } from 'react-aria-components';
import './tree.css';

/** Opens and closes a row; one with nothing below it leaves its room free. */
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
  /** For a menu that is not around the button itself. */
  readonly opensMenu?: boolean;
  readonly onPress?: (event: PressEvent) => void;
}

/** A button of a row, seen while the row is pointed at or has the focus. */
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
