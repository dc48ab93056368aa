import { Redo2, Undo2 } from 'lucide-react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { IconButton } from '../controls/index.ts';
import { useJournal } from '../document/index.ts';
import './journal.css';
import { useStepBack } from './use-step-back.ts';

const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform);
const keys = isMac ? { undo: '⌘Z', redo: '⇧⌘Z' } : { undo: 'Ctrl+Z', redo: 'Ctrl+Shift+Z' };

interface StepButtonProps {
  readonly word: 'Undo' | 'Redo';
  readonly label: string | undefined;
  readonly onPress: () => void;
}

const StepButton = ({ word, label, onPress }: StepButtonProps) => {
  const name = label === undefined ? word : `${word}: ${label}`;
  return (
    <TooltipTrigger delay={400}>
      <IconButton
        icon={word === 'Undo' ? Undo2 : Redo2}
        label={name}
        isDisabled={label === undefined}
        onPress={onPress}
      />
      <Tooltip className="tooltip" offset={6}>
        {name} <kbd>{word === 'Undo' ? keys.undo : keys.redo}</kbd>
      </Tooltip>
    </TooltipTrigger>
  );
};

/** Undo and redo of the contributor's own commands, wherever they were made. */
export const JournalButtons = ({ announce }: { readonly announce: (text: string) => void }) => {
  const journal = useJournal();
  const { undo, redo } = useStepBack(announce);
  return (
    <div className="journal-buttons">
      <StepButton word="Undo" label={journal.undo} onPress={undo} />
      <StepButton word="Redo" label={journal.redo} onPress={redo} />
    </div>
  );
};
