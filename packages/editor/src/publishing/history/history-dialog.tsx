import type { CallAnswer } from '@sitewright/api/call';
import { documentCalls } from '@sitewright/api/documents';
import { History } from 'lucide-react';
import { useState } from 'react';
import { describeTimes, SiteZone } from '../../time-zones/index.ts';
import { Button, Dialog, DialogFoot, EmptyState, Select, Skeleton } from '../../controls/index.ts';
import { keyOf, useDocument } from '../../documents/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { canvasAddress } from '../../frames/index.ts';
import { StateLine } from '../../publication-state/index.ts';
import type { PublishDialogProps } from '../publish-dialog.ts';
import type { Subject } from '../subject.ts';
import { Comparison } from './comparison.tsx';
import { ContentComparison } from './content-comparison.tsx';
import './history-dialog.css';
import { RevisionList } from './revision-list.tsx';
import { useRestore } from './use-restore.ts';

type Revision = CallAnswer<typeof documentCalls.listRevisions>['revisions'][number];

interface OpenHistoryProps extends PublishDialogProps {
  readonly zone: string;
  readonly revisions: readonly Revision[];
}

const OpenHistory = ({ subject, at, showVersion, onClose, zone, revisions }: OpenHistoryProps) => {
  const [chosen, setChosen] = useState(revisions[0]?.revision);
  const state = useDocument(subject);
  const { restore, isPending } = useRestore(subject);
  const revision = revisions.find((each) => each.revision === chosen);
  if (!revision)
    return (
      <EmptyState icon={History} title="No published versions yet">
        Every time {subject.title} is published, the state that visitors then see is kept here.
      </EmptyState>
    );
  const hasChanges = state.state === 'success' && state.document.saved.hasChanges;
  const times = describeTimes(
    revisions.map(({ publishedOn }) => new Date(publishedOn)),
    zone,
  );
  const time = times[revisions.indexOf(revision)] ?? '';
  const nameNow = hasChanges ? 'Current version, with unpublished changes' : 'Current version';
  return (
    <>
      <div className="history">
        <RevisionList {...{ revisions, times }} chosen={revision.revision} onChoose={setChosen} />
        {showVersion ? (
          <ContentComparison
            {...{ subject, showVersion }}
            then={{ name: time, revision: revision.revision }}
            now={nameNow}
          />
        ) : (
          <Comparison
            then={{ name: time, address: canvasAddress(at, { ...subject, revision: revision.revision }) }}
            now={{ name: nameNow, address: canvasAddress(at) }}
          />
        )}
      </div>
      <DialogFoot>
        <Button onPress={onClose}>Close</Button>
        <Button
          kind="primary"
          isPending={isPending}
          isDisabled={revision.isCurrent && !hasChanges}
          onPress={async () => {
            if (await restore(revision.revision, time)) onClose();
          }}
        >
          Restore this version
        </Button>
      </DialogFoot>
    </>
  );
};

const HistoryOf = ({ subject, ...props }: PublishDialogProps & { readonly zone: string }) => {
  const { kind, id } = subject;
  const { fetched, refetch } = useFetched(documentCalls.listRevisions, { params: { kind, id } });
  return (
    <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={6} shape="list" />}>
      {({ revisions }) => <OpenHistory key={keyOf(subject)} {...{ subject, revisions }} {...props} />}
    </Fetched>
  );
};

interface SubjectChoiceProps {
  readonly subjects: readonly Subject[];
  readonly value: Subject;
  readonly onChange: (subject: Subject) => void;
}

const SubjectChoice = ({ subjects, value, onChange }: SubjectChoiceProps) =>
  subjects.length === 1 ? null : (
    <div className="history-subject">
      <Select
        label="History of"
        choices={subjects.map((subject) => ({ id: keyOf(subject), name: subject.title }))}
        value={keyOf(value)}
        onChange={(key) => onChange(subjects.find((subject) => keyOf(subject) === key) ?? value)}
      />
    </div>
  );

/** Only pages and items can be scheduled separately. */
const StateOf = ({ subject: { kind, id } }: { readonly subject: Subject }) =>
  kind === 'collection' || kind === 'item' ? (
    <div className="history-state">
      <StateLine kind={kind} id={id} />
    </div>
  ) : null;

/** The published versions of a document, to compare and restore. */
export const HistoryDialog = (props: PublishDialogProps) => {
  const subjects = [props.subject, ...props.others];
  const [subject, setSubject] = useState(props.subject);
  return (
    <Dialog title="History" size="full" isOpen onClose={props.onClose}>
      <SiteZone>
        {(zone) => (
          <>
            <SubjectChoice subjects={subjects} value={subject} onChange={setSubject} />
            <StateOf subject={subject} />
            <HistoryOf {...props} subject={subject} zone={zone} />
          </>
        )}
      </SiteZone>
    </Dialog>
  );
};
