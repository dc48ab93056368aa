import { Redo2, Undo2 } from 'lucide-react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { IconButton } from '../controls/index.ts';
import { keyOf, useNextHistoryLabel } from '../documents/index.ts';
import { describeChange } from './create-undo.ts';
import './undo.css';
import { undoTexts } from './undo-texts.ts';
import type { UndoControls } from './use-undo.ts';

const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform);
const keys = isMac ? { undo: '⌘Z', redo: '⇧⌘Z' } : { undo: 'Ctrl+Z', redo: 'Ctrl+Shift+Z' };

interface UndoButtonProps {
  readonly op: 'undo' | 'redo';
  readonly controls: UndoControls;
}

const UndoButton = ({ op, controls }: UndoButtonProps) => {
  const { verb, name } = undoTexts(op);
  const nextCommand = useNextHistoryLabel(op, (entry, { documents }) =>
    name(describeChange(controls.scope, entry, (key) => documents.get(keyOf(key))?.content)),
  );
  const next = (op === 'undo' ? controls.nextUndo : undefined) ?? nextCommand;
  return (
    <TooltipTrigger delay={400}>
      <IconButton
        icon={op === 'undo' ? Undo2 : Redo2}
        label={next ?? verb}
        isDisabled={next === undefined}
        onPress={controls[op]}
      />
      <Tooltip className="tooltip" offset={6}>
        {next ?? verb} <kbd>{keys[op]}</kbd>
      </Tooltip>
    </TooltipTrigger>
  );
};

/** Undo and redo buttons for the contributor's own commands on all screens. */
export const UndoButtons = ({ controls }: { readonly controls: UndoControls }) => (
  <div className="undo-buttons">
    <UndoButton op="undo" controls={controls} />
    <UndoButton op="redo" controls={controls} />
  </div>
);
