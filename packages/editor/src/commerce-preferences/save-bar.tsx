import { Undo2 } from 'lucide-react';
import { Button } from '../controls/index.ts';
import './save-bar.css';

interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly undo: (() => unknown) | undefined;
  readonly onDiscard: () => void;
  /** Without it the button submits its form. */
  readonly onSave?: () => unknown;
}

/** Discard and Save at the lower end of a screen, always in view. */
export const SaveBar = ({ isDirty, isSaving, undo, onDiscard, onSave }: SaveBarProps) => (
  <div className="store-save">
    {isDirty ? <span className="store-save-state quiet">Unsaved changes</span> : null}
    {undo ? (
      <Button kind="quiet" icon={Undo2} onPress={() => void undo()}>
        Undo last save
      </Button>
    ) : null}
    <Button kind="quiet" isDisabled={!isDirty} onPress={onDiscard}>
      Discard
    </Button>
    <Button
      kind="primary"
      type={onSave ? 'button' : 'submit'}
      isDisabled={!isDirty}
      isPending={isSaving}
      onPress={() => void onSave?.()}
    >
      Save
    </Button>
  </div>
);
