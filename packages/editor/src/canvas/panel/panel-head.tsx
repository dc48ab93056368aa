import { Copy, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../controls/index.ts';
import { useCanvas } from '../state/canvas-context.ts';
import { useActions } from '../input/use-actions.ts';

/** The name of what is selected, with what can always be done with it. */
export const PanelHead = memo(({ title }: { readonly title: string }) => {
  const { canChange } = useCanvas();
  const acts = useActions();
  return (
    <header className="panel-head">
      <h2 className="truncate">{title}</h2>
      {canChange ? (
        <div className="panel-acts">
          <IconButton icon={Copy} label="Duplicate" onPress={acts.duplicate} />
          <IconButton icon={Trash2} label="Delete" onPress={acts.remove} />
        </div>
      ) : null}
    </header>
  );
});
