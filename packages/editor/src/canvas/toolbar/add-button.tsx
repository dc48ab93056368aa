import { Plus } from 'lucide-react';
import { memo, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useCanvas, useShownScene } from '../canvas-context.ts';
import { InsertMenu } from '../insert/insert-menu.tsx';
import { areaOf } from '../model/selection.ts';
import { useActs } from '../use-acts.ts';

interface AddButtonProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const OpenAddButton = memo(({ isOpen, onOpenChange }: AddButtonProps) => {
  const acts = useActs();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <AriaButton ref={button} className="button button-plain" onPress={() => onOpenChange(true)}>
        <Plus size={16} aria-hidden />
        <span className="button-label">Add</span>
      </AriaButton>
      <InsertMenu
        triggerRef={button}
        placement="bottom"
        offersSection
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        onPick={acts.add}
      />
    </>
  );
});

/** Adds below what is selected. */
export const AddButton = (props: AddButtonProps) => {
  const { canChange, selection } = useCanvas();
  const hasPlace = areaOf(selection, useShownScene()) !== undefined;
  return canChange && hasPlace ? <OpenAddButton {...props} /> : null;
};
