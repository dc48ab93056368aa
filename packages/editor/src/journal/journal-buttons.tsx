import { Redo2, Undo2 } from 'lucide-react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { IconButton } from '../controls/index.ts';
import { keyOf, useNextStep } from '../document/index.ts';
import { tellChange } from './create-steps.ts';
import './journal.css';
import { stepWords } from './step-words.ts';
import type { StepBack } from './use-step-back.ts';

const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform);
const keys = isMac ? { undo: '⌘Z', redo: '⇧⌘Z' } : { undo: 'Ctrl+Z', redo: 'Ctrl+Shift+Z' };

interface StepButtonProps {
  readonly op: 'undo' | 'redo';
  readonly steps: StepBack;
}

const StepButton = ({ op, steps }: StepButtonProps) => {
  const { press, name } = stepWords(op);
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
export const JournalButtons = ({ steps }: { readonly steps: StepBack }) => (
  <div className="journal-buttons">
    <StepButton op="undo" steps={steps} />
    <StepButton op="redo" steps={steps} />
  </div>
);
