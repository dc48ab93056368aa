import { commentLimits, type CommentAction } from '@sitewright/domain/comments';
import { Check, Clock, OctagonAlert, Trash2, type LucideIcon } from 'lucide-react';
import type { QueueState } from './queue-states.ts';

export interface OfferedAction {
  readonly action: CommentAction;
  readonly name: string;
  readonly icon: LucideIcon;
  /** Pressed while the row has the focus. */
  readonly key: string;
}

const actions: Readonly<Record<CommentAction, OfferedAction>> = {
  approve: { action: 'approve', name: 'Approve', icon: Check, key: 'a' },
  hold: { action: 'hold', name: 'Move to pending', icon: Clock, key: 'p' },
  spam: { action: 'spam', name: 'Spam', icon: OctagonAlert, key: 's' },
  delete: { action: 'delete', name: 'Delete', icon: Trash2, key: 'Delete' },
};

/** The actions that change something about comments of a state. */
export const actionsFor: Readonly<Record<QueueState, readonly OfferedAction[]>> = {
  pending: [actions.approve, actions.spam, actions.delete],
  approved: [actions.hold, actions.spam, actions.delete],
  reported: [{ ...actions.approve, name: 'Keep' }, actions.hold, actions.spam, actions.delete],
  spam: [{ ...actions.approve, name: 'Not spam' }, actions.delete],
};

/** Shown instead of the actions where more comments are selected than one call changes. */
export const selectionHint = (count: number): string | undefined =>
  count > commentLimits.MAX_MODERATED ? `Select up to ${commentLimits.MAX_MODERATED} at a time.` : undefined;
