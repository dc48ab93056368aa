import { ExternalLink, Flag, Reply } from 'lucide-react';
import { GridListItem } from 'react-aria-components';
import { Badge, Button, SelectBox } from '../controls/index.ts';
import { RelativeSiteTime } from '../time-zones/index.ts';
import { actionsFor } from './comment-actions.ts';
import { queueStateOf } from './queue-states.ts';
import type { Moderate, QueuedComment } from './use-queue.ts';

interface CommentRowProps {
  readonly comment: QueuedComment;
  readonly moderate: Moderate;
  readonly onReply: (comment: QueuedComment) => void;
}

const flagText = (count: number): string => `${count} ${count === 1 ? 'report' : 'reports'}`;

const Author = ({ comment }: Pick<CommentRowProps, 'comment'>) => (
  <div className="queue-author">
    <span className="strong truncate" dir="auto">
      {comment.authorName}
    </span>
    {comment.isByTeam ? <Badge tone="accent">Author</Badge> : null}
    {comment.email === undefined ? null : <span className="quiet truncate">{comment.email}</span>}
    {comment.flagCount > 0 ? (
      <span className="queue-flags">
        <Flag size={12} aria-hidden /> {flagText(comment.flagCount)}
      </span>
    ) : null}
    <span className="queue-time">
      <RelativeSiteTime on={comment.addedOn} />
    </span>
  </div>
);

const Place = ({ comment: { repliesTo, itemTitle, itemPath, id } }: Pick<CommentRowProps, 'comment'>) => (
  <div className="queue-place quiet">
    {repliesTo === undefined ? '' : `Reply to ${repliesTo} `}on{' '}
    <a href={`${itemPath}#comment-${id}`} target="_blank" rel="noreferrer">
      {itemTitle || itemPath} <ExternalLink size={12} aria-hidden />
    </a>
  </div>
);

/** One comment of the queue. Its buttons are reached with the arrow keys, like all rows of the list. */
export const CommentRow = ({ comment, moderate, onReply }: CommentRowProps) => {
  const { id, authorName, body } = comment;
  const state = queueStateOf(comment);
  return (
    <GridListItem id={id} textValue={`${authorName}: ${body.slice(0, 80)}`} className="queue-row">
      <SelectBox />
      <div className="queue-text">
        <Author comment={comment} />
        <p className="queue-body" dir="auto">
          {body}
        </p>
        <Place comment={comment} />
      </div>
      <div className="queue-actions">
        {actionsFor[state].map(({ action, name, icon }) => (
          <Button
            key={action}
            kind="quiet"
            icon={icon}
            aria-label={`${name}: ${authorName}`}
            onPress={() => void moderate(action, [comment])}
          >
            {name}
          </Button>
        ))}
        {state === 'spam' ? null : (
          <Button
            kind="quiet"
            icon={Reply}
            aria-label={`Reply: ${authorName}`}
            onPress={() => onReply(comment)}
          >
            Reply
          </Button>
        )}
      </div>
    </GridListItem>
  );
};
