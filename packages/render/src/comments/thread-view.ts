import {
  commentFormTextsIn,
  type CommentFields,
  type CommentNotice,
  type CommentFormText,
} from '@sitewright/domain/comments';
import { blockText, type BlockContext } from '../blocks/index.ts';
import type { LoadedComment } from '../data-requirements/index.ts';

/** A comment that was sent without script and refused. It is shown again, so that nobody has to write it twice. */
export interface RefusedComment {
  readonly fields: CommentFields;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string;
}

/** What one visitor asks of a thread. */
export interface ThreadOptions {
  /** Counts from 0, the latest comments first. */
  readonly page?: number;
  /** The comment that is to be answered. */
  readonly answerTo?: string;
  readonly notice?: CommentNotice;
  readonly refused?: RefusedComment;
}

/** A thread and everything that its HTML depends on. */
export interface ThreadView {
  readonly itemId: string;
  /** Of the page that shows it. */
  readonly path: string;
  readonly comments: readonly LoadedComment[];
  /** How many there are on all pages of the thread. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly isThreaded: boolean;
  readonly isEmailNeeded: boolean;
  readonly wish: ThreadOptions;
  readonly context: BlockContext;
}

const english = commentFormTextsIn('en');

/** A text of the machine in the site's language. */
export const sayIn = (context: BlockContext, text: CommentFormText): string =>
  blockText(context, text, english[text]);
