import { Plus } from 'lucide-react';
import { memo, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useCanvas, useVisiblePageAreas } from '../canvas-context.ts';
import { InsertMenu } from '../insert/insert-menu.tsx';
import type { KeyScope } from '../input/read-key.ts';
import { areaOf } from '../model/selection.ts';
import { useActions } from '../input/use-actions.ts';

export interface AddButtonProps {
  /** Where the insert menu was requested, while it is open. */
  readonly adding: KeyScope | undefined;
  readonly onAdding: (adding: KeyScope | undefined) => void;
  /** Called after an addition from the outline. */
  readonly onOutline: () => void;
}

const OpenAddButton = memo(({ adding, onAdding, onOutline }: AddButtonProps) => {
  const actions = useActions();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <AriaButton ref={button} className="button button-plain" onPress={() => onAdding('canvas')}>
        <Plus size={16} aria-hidden />
        <span className="button-label">Add</span>
      </AriaButton>
      <InsertMenu
        triggerRef={button}
        placement="bottom"
        offersSection
        isOpen={adding !== undefined}
        onOpenChange={(isOpen) => onAdding(isOpen ? 'canvas' : undefined)}
        onPick={(addition) => {
          if (actions.add(addition, adding) && adding === 'outline' && addition !== 'text') onOutline();
        }}
      />
    </>
  );
});

/** Adds blocks below the selection. */
export const AddButton = (props: AddButtonProps) => {
  const { canChange, selection } = useCanvas();
  const hasPlace = areaOf(selection, useVisiblePageAreas()) !== undefined;
  return canChange && hasPlace ? <OpenAddButton {...props} /> : null;
};
