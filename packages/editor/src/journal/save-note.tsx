import './journal.css';
import { Check, CloudOff, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useSaveState, type SaveState } from '../document/index.ts';

const notes: Readonly<Record<SaveState, { readonly icon: LucideIcon; readonly text: string }>> = {
  saved: { icon: Check, text: 'Saved' },
  saving: { icon: LoaderCircle, text: 'Saving…' },
  offline: { icon: CloudOff, text: 'Offline – your work is kept here' },
  conflict: { icon: TriangleAlert, text: 'Changed by somebody else' },
};

/** Whether the work has reached the server. */
export const SaveNote = () => {
  const state = useSaveState();
  const { icon: Icon, text } = notes[state];
  return (
    <output className={`save-note save-note-${state}`}>
      <Icon size={14} aria-hidden />
      <span className="save-note-text">{text}</span>
    </output>
  );
};
