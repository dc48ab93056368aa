import './save-status.css';
import { LiveRegion } from '@sitewright/ui/live-region';
import { Check, CloudOff, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../controls/index.ts';
import { useFailing, useIsKept, useSaveState, type SaveState } from '../documents/index.ts';
import { FailingQuestion } from './failed-command-dialog.tsx';
import { isUrgent, announcedStatus } from './announced-status.ts';

const notes: Readonly<Record<SaveState, { readonly icon: LucideIcon; readonly text: string }>> = {
  saved: { icon: Check, text: 'Saved' },
  saving: { icon: LoaderCircle, text: 'Saving…' },
  offline: { icon: CloudOff, text: 'Offline – your work is kept here' },
  failing: { icon: TriangleAlert, text: 'Not saved – the server failed' },
  conflict: { icon: TriangleAlert, text: 'Changed elsewhere' },
};

const UNKEPT = 'Offline – leave this tab open';
const IN_TRASH = 'Not saved – in the trash';

const useText = (state: SaveState): string => {
  const isUnkept = !useIsKept() && state === 'offline';
  const isInTrash = useFailing()?.refusal.code === 'trashed' && state === 'failing';
  if (isUnkept) return UNKEPT;
  return isInTrash ? IN_TRASH : notes[state].text;
};

/** The way back to a question that was put off. */
const AskAgain = () => {
  const failing = useFailing();
  const [isAsking, setAsking] = useState(false);
  if (!failing) return null;
  return (
    <>
      <Button kind="quiet" onPress={() => setAsking(true)}>
        What to do
      </Button>
      {isAsking ? <FailingQuestion {...failing} onClose={() => setAsking(false)} /> : null}
    </>
  );
};

/** Must be on the page all the time: what it says first would else not be read out. */
export const AnnouncedStatus = () => {
  const state = useSaveState();
  const text = useText(state);
  const [said, setSaid] = useState('');
  const next = announcedStatus(said, state, text);
  if (next !== said) setSaid(next);
  return <LiveRegion message={next} />;
};

/** Whether the work has reached the server. Where there is little room a sign is enough, unless it is urgent. */
export const SaveStatus = () => {
  const state = useSaveState();
  const text = useText(state);
  const { icon: Icon } = notes[state];
  return (
    <>
      <div className={`save-status save-status-${state}`} data-urgent={isUrgent(state) || undefined}>
        <Icon size={14} aria-hidden />
        <span className="save-status-text">{text}</span>
      </div>
      <AskAgain />
    </>
  );
};
