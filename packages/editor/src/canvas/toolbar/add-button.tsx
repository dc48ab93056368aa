import { Plus } from 'lucide-react';
import { memo, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useCanvas, useVisiblePageAreas } from '../state/canvas-context.ts';
import { InsertMenu } from '../insert/insert-menu.tsx';
import type { KeyPlace } from '../model/keys.ts';
import { areaOf } from '../model/selection.ts';
import { useActions } from '../input/use-actions.ts';

export interface AddButtonProps {
  /** Where the list of blocks was asked for, while it is open. */
  readonly adding: KeyPlace | undefined;
  readonly onAdding: (adding: KeyPlace | undefined) => void;
  /** Something was added from the outline. */
  readonly onOutline: () => void;
}

const OpenAddButton = memo(({ adding, onAdding, onOutline }: AddButtonProps) => {
  const acts = useActions();
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
          if (acts.add(addition, adding) && adding === 'outline' && addition !== 'text') onOutline();
        }}
      />
    </>
  );
});

/** Adds below what is selected. */
export const AddButton = (props: AddButtonProps) => {
  const { canChange, selection } = useCanvas();
  const hasPlace = areaOf(selection, useVisiblePageAreas()) !== undefined;
  return canChange && hasPlace ? <OpenAddButton {...props} /> : null;
};
