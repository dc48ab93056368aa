import { fillPath } from '@sitewright/api/call';
import { formCalls } from '@sitewright/api/forms';
import { shownText } from '@sitewright/domain/forms';
import { FileDown, Reply } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge, Notice, Skeleton } from '../../controls/index.ts';
import { dataOf, Fetched, useFetched } from '../../data-fetching/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import { RecordDrawer, type DrawerSteps } from '../records/record-drawer.tsx';
import { FolderActions, ReadAction } from './folder-actions.tsx';
import { nameOf } from './submission-columns.ts';
import { SubmissionNote } from './submission-note.tsx';
import type { Submission, SubmissionActions } from './use-submissions.ts';

type Answer = Submission['answers'][number];

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const Files = ({ submissionId, files }: { readonly submissionId: string } & Pick<Answer, 'files'>) => (
  <ul className="submission-files">
    {files.map(({ id, filename, bytes }) => (
      <li key={id}>
        <a href={fillPath(formCalls.readFile.path, { id: submissionId, fileId: id })} download={filename}>
          <FileDown size={16} aria-hidden />
          <bdi className="truncate">{filename}</bdi>
        </a>
        <span className="quiet">{sizeText(bytes)}</span>
      </li>
    ))}
  </ul>
);

const AnswerValue = ({
  submissionId,
  answer,
}: {
  readonly submissionId: string;
  readonly answer: Answer;
}) => {
  if (answer.files.length > 0) return <Files submissionId={submissionId} files={answer.files} />;
  return answer.text === '' ? <span className="quiet">No answer</span> : <bdi>{shownText(answer)}</bdi>;
};

const spamTexts: Readonly<Record<NonNullable<Submission['spamReason']>, string>> = {
  honeypot: 'A field that people do not see was filled in.',
  captcha: 'The spam check failed.',
  'no-script': 'It was sent without JavaScript, so the spam check could not run.',
  'no-script-often': 'Many submissions were sent from one network within an hour without JavaScript.',
  links: 'It contains many links.',
};

const replyAddress = (to: string, formName: string): string =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(`Re: ${formName}`)}`;

interface ContentProps {
  readonly submission: Submission;
  readonly actions: SubmissionActions;
  readonly onMoved: () => void;
  /** Once, when it is first shown. */
  readonly onOpened: (submission: Submission) => void;
}

const useOpened = ({ submission, onOpened }: Pick<ContentProps, 'submission' | 'onOpened'>): void => {
  const shown = useRef('');
  const { id } = submission;
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    onOpened(submission);
    // Once for each submission, whatever changes about it while it is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
};

/** Answers are shown as text: what visitors typed is never a link or markup. */
const Content = ({ submission, actions, onMoved, onOpened }: ContentProps) => {
  useOpened({ submission, onOpened });
  const { id, state, formName, sender, spamReason, consent, answers, pageTitle, pagePath } = submission;
  return (
    <div className="record-body">
      <p className="quiet">
        {formName} · <SiteTime on={submission.submittedOn} />
        {pagePath === '' ? '' : ` · ${pageTitle || pagePath}`}
      </p>
      {state === 'inbox' ? null : <Badge>{state === 'spam' ? 'Spam' : 'Trash'}</Badge>}
      {state === 'spam' && spamReason !== null ? (
        <Notice tone="warning">{spamTexts[spamReason]}</Notice>
      ) : null}
      <div className="record-tools">
        {sender === null ? null : (
          <a className="button button-primary" href={replyAddress(sender, formName)}>
            <Reply size={16} aria-hidden />
            <span className="button-label">Reply</span>
          </a>
        )}
        <FolderActions state={state} ids={[id]} actions={actions} onDone={onMoved} />
        <ReadAction isUnread={false} ids={[id]} actions={actions} onDone={onMoved} />
      </div>
      <dl className="record-values">
        {answers.map((answer) => (
          <div key={answer.fieldId}>
            <dt>{answer.title.trim() || 'Untitled field'}</dt>
            <dd>
              <AnswerValue submissionId={id} answer={answer} />
            </dd>
          </div>
        ))}
        {consent === null ? null : (
          <div>
            <dt>{`Agreed to join ${consent.list}`}</dt>
            <dd>{consent.text}</dd>
          </div>
        )}
      </dl>
      <SubmissionNote key={id} submission={submission} />
    </div>
  );
};

interface DrawerProps extends DrawerSteps {
  readonly id: string;
  readonly title: string | undefined;
  readonly actions: SubmissionActions;
  readonly onOpened: (submission: Submission) => void;
}

export const SubmissionDrawer = ({ id, title, actions, onOpened, ...steps }: DrawerProps) => {
  const { fetched, refetch } = useFetched(formCalls.readSubmission, { params: { id } });
  const known = dataOf(fetched);
  return (
    <RecordDrawer title={known ? nameOf(known) : (title ?? 'Submission')} subject="submission" {...steps}>
      <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={4} shape="form" />}>
        {(submission) => <Content {...{ submission, actions, onOpened }} onMoved={steps.onClose} />}
      </Fetched>
    </RecordDrawer>
  );
};
