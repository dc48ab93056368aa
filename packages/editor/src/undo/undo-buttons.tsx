import { Redo2, Undo2 } from 'lucide-react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { IconButton } from '../controls/index.ts';
import { keyOf, useNextStep } from '../documents/index.ts';
import { tellChange } from './create-undo.ts';
import './undo.css';
import { undoTexts } from './undo-texts.ts';
import type { UndoControls } from './use-undo.ts';

const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform);
const keys = isMac ? { undo: '⌘Z', redo: '⇧⌘Z' } : { undo: 'Ctrl+Z', redo: 'Ctrl+Shift+Z' };

interface StepButtonProps {
  readonly op: 'undo' | 'redo';
  readonly steps: UndoControls;
}

const StepButton = ({ op, steps }: StepButtonProps) => {
  const { press, name } = undoTexts(op);
  const next = useNextStep(op, (entry, { documents }) =>
    name(tellChange(steps.place, entry, (key) => documents.get(keyOf(key))?.content)),
  );
  return (
    <TooltipTrigger delay={400}>
      <IconButton
        icon={op === 'undo' ? Undo2 : Redo2}
        label={next ?? press}
        isDisabled={next === undefined}
        onPress={steps[op]}
      />
      <Tooltip className="tooltip" offset={6}>
        {next ?? press} <kbd>{keys[op]}</kbd>
      </Tooltip>
    </TooltipTrigger>
  );
};

/** Undo and redo of the contributor's own commands, wherever they were made. */
export const UndoButtons = ({ steps }: { readonly steps: UndoControls }) => (
  <div className="undo-buttons">
    <StepButton op="undo" steps={steps} />
    <StepButton op="redo" steps={steps} />
  </div>
);
