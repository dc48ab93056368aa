import './save-status.css';
import { LiveRegion } from '@sitewright/ui/live-region';
import { Check, CloudOff, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../controls/index.ts';
import {
  useFailedCommand,
  useHasInvalidInput,
  useIsPersisted,
  useSaveState,
  type SaveState,
} from '../documents/index.ts';
import { FailedCommandDialog } from './failed-command-dialog.tsx';
import { isProblem, announcedStatus } from './announced-status.ts';

const notes: Readonly<Record<SaveState, { readonly icon: LucideIcon; readonly text: string }>> = {
  saved: { icon: Check, text: 'Saved' },
  saving: { icon: LoaderCircle, text: 'Saving…' },
  offline: { icon: CloudOff, text: 'Offline – changes saved in this browser' },
  failing: { icon: TriangleAlert, text: 'Not saved – server error' },
  conflict: { icon: TriangleAlert, text: 'Conflicting changes' },
};

const NOT_PERSISTED = 'Offline – keep this tab open';
const IN_TRASH = 'Not saved – in the trash';

const INVALID = 'Not saved – check the fields';

/** Everything that could be sent is saved, but a field shows input that cannot be. */
const useIsInvalid = (state: SaveState): boolean => useHasInvalidInput() && state === 'saved';

const useText = (state: SaveState): string => {
  const isInvalid = useIsInvalid(state);
  const isNotPersisted = !useIsPersisted() && state === 'offline';
  const isInTrash = useFailedCommand()?.refusal.code === 'trashed' && state === 'failing';
  if (isInvalid) return INVALID;
  if (isNotPersisted) return NOT_PERSISTED;
  return isInTrash ? IN_TRASH : notes[state].text;
};

/** Reopens a dismissed dialog. */
const FailedCommandButton = () => {
  const failing = useFailedCommand();
  const [isAsking, setAsking] = useState(false);
  if (!failing) return null;
  return (
    <>
      <Button kind="quiet" onPress={() => setAsking(true)}>
        Resolve
      </Button>
      {isAsking ? <FailedCommandDialog {...failing} onClose={() => setAsking(false)} /> : null}
    </>
  );
};

/** Always mounted: a live region that appears with its first message is not announced. */
export const AnnouncedStatus = () => {
  const state = useSaveState();
  const text = useText(state);
  const [announced, setAnnounced] = useState('');
  const next = announcedStatus(announced, state, text);
  if (next !== announced) setAnnounced(next);
  return <LiveRegion message={next} />;
};

/** Save status. On narrow screens only the icon, unless there is a problem. */
export const SaveStatus = () => {
  const state = useSaveState();
  const text = useText(state);
  const isInvalid = useIsInvalid(state);
  const { icon: Icon } = notes[isInvalid ? 'failing' : state];
  return (
    <>
      <div
        className={`save-status save-status-${isInvalid ? 'failing' : state}`}
        data-urgent={isProblem(state) || isInvalid || undefined}
      >
        <Icon size={14} aria-hidden />
        <span className="save-status-text">{text}</span>
      </div>
      <FailedCommandButton />
    </>
  );
};
