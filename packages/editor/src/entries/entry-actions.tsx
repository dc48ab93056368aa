import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../controls/index.ts';

interface EntryActionsProps {
  readonly name: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  /** Absent where the order has no effect. */
  readonly move?: {
    readonly isFirst: boolean;
    readonly isLast: boolean;
    readonly by: (places: number) => void;
  };
}

/** Edit, order and remove an entry. */
export const EntryActions = ({ name, onEdit, onRemove, move }: EntryActionsProps) => (
  <>
    {move && !(move.isFirst && move.isLast) ? (
      <>
        <IconButton
          icon={ArrowUp}
          label={`Move ${name} up`}
          isDisabled={move.isFirst}
          onPress={() => move.by(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${name} down`}
          isDisabled={move.isLast}
          onPress={() => move.by(1)}
        />
      </>
    ) : null}
    <IconButton icon={Pencil} label={`Edit ${name}`} onPress={onEdit} />
    <IconButton icon={Trash2} label={`Remove ${name}`} onPress={onRemove} />
  </>
);
