import { Copy, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../controls/index.ts';
import { useCanvas } from '../canvas-context.ts';
import { useActions } from '../input/use-actions.ts';

/** Heading of the panel with common actions. */
export const PanelHead = memo(({ title }: { readonly title: string }) => {
  const { canChange } = useCanvas();
  const actions = useActions();
  return (
    <header className="panel-head">
      <h2 className="truncate">{title}</h2>
      {canChange ? (
        <div className="panel-actions">
          <IconButton icon={Copy} label="Duplicate" onPress={actions.duplicate} />
          <IconButton icon={Trash2} label="Delete" onPress={actions.remove} />
        </div>
      ) : null}
    </header>
  );
});
