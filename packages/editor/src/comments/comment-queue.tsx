import { useState, type KeyboardEvent } from 'react';
import { GridList, type Selection } from 'react-aria-components';
import { Button } from '../controls/index.ts';
import { actionsFor, selectionHint } from './comment-actions.ts';
import { CommentRow } from './comment-row.tsx';
import type { QueueState } from './queue-states.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { useModerate, type QueuedComment } from './use-queue.ts';

const selectedOf = (comments: readonly QueuedComment[], selection: Selection): readonly QueuedComment[] =>
  selection === 'all' ? comments : comments.filter(({ id }) => selection.has(id));

interface BulkBarProps {
  readonly state: QueueState;
  readonly selected: readonly QueuedComment[];
  readonly total: number;
  readonly isBusy: boolean;
  readonly onAction: ReturnType<typeof useModerate>['moderate'];
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

const BulkActions = ({
  state,
  selected,
  isBusy,
  onAction,
}: Pick<BulkBarProps, 'state' | 'selected' | 'isBusy' | 'onAction'>) => {
  const hint = selectionHint(selected.length);
  if (hint !== undefined) return <span>{hint}</span>;
  return actionsFor[state].map(({ action, name, icon }) => (
    <Button key={action} {...{ icon }} isPending={isBusy} onPress={() => void onAction(action, selected)}>
      {name}
    </Button>
  ));
};

const BulkBar = ({ state, selected, total, isBusy, onAction, onSelectAll, onClear }: BulkBarProps) => (
  <div className="queue-bulk" role="toolbar" aria-label="Selected comments">
    <span className="strong">{`${selected.length.toLocaleString()} selected`}</span>
    <BulkActions {...{ state, selected, isBusy, onAction }} />
    {selected.length < total && selectionHint(total) === undefined ? (
      <Button kind="quiet" onPress={onSelectAll}>{`Select all ${total.toLocaleString()}`}</Button>
    ) : null}
    <Button kind="quiet" onPress={onClear}>
      Clear selection
    </Button>
  </div>
);

interface CommentQueueProps {
  readonly state: QueueState;
  readonly comments: readonly QueuedComment[];
}

/** The row that has the focus itself, and not one of its buttons. */
const focusedComment = (
  comments: readonly QueuedComment[],
  target: EventTarget,
): QueuedComment | undefined => {
  const key = target instanceof HTMLElement && target.role === 'row' ? target.dataset['key'] : undefined;
  return comments.find(({ id }) => id === key);
};

/** Comments with bulk actions. On a row, A approves, S marks as spam, R replies and Delete deletes. */
export const CommentQueue = ({ state, comments }: CommentQueueProps) => {
  const [selection, setSelection] = useState<Selection>(new Set());
  const [replyTo, setReplyTo] = useState<QueuedComment>();
  const { moderate, isModerating } = useModerate();
  const selected = selectedOf(comments, selection);
  const onKey = (event: KeyboardEvent): void => {
    const comment = focusedComment(comments, event.target);
    if (!comment || event.ctrlKey || event.metaKey || event.altKey) return;
    const offered = actionsFor[state].find(({ key }) => key === event.key);
    if (offered) void moderate(offered.action, [comment]);
    else if (event.key === 'r' && state !== 'spam') setReplyTo(comment);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div onKeyDownCapture={onKey}>
      {selected.length === 0 ? null : (
        <BulkBar
          {...{ state, selected }}
          total={comments.length}
          isBusy={isModerating}
          onAction={moderate}
          onSelectAll={() => setSelection(new Set(comments.map(({ id }) => id)))}
          onClear={() => setSelection(new Set())}
        />
      )}
      <GridList
        aria-label="Comments"
        className="queue-list"
        selectionMode="multiple"
        disallowTypeAhead
        selectedKeys={selection}
        onSelectionChange={setSelection}
      >
        {comments.map((comment) => (
          <CommentRow key={comment.id} {...{ comment, moderate }} onReply={setReplyTo} />
        ))}
      </GridList>
      {replyTo ? <ReplyDialog comment={replyTo} onClose={() => setReplyTo(undefined)} /> : null}
    </div>
  );
};
