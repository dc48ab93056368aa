import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useCanvas } from '../canvas-context.ts';
import { InsertMenu } from '../insert/insert-menu.tsx';
import { areaOf } from '../model/selection.ts';
import { useActs } from '../use-acts.ts';

interface AddButtonProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Adds below what is selected. */
export const AddButton = ({ isOpen, onOpenChange }: AddButtonProps) => {
  const { canChange, scene, selection } = useCanvas();
  const acts = useActs();
  const button = useRef<HTMLButtonElement>(null);
  if (!canChange || !areaOf(selection, scene)) return null;
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
};
