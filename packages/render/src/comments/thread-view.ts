import {
  commentWordsIn,
  type CommentFields,
  type CommentNotice,
  type CommentWord,
} from '@sitewright/domain/comments';
import { wordOf, type BlockContext } from '../blocks/index.ts';
import type { LoadedComment } from '../data-requirements/index.ts';

/** A comment that was sent without script and refused. It is shown again, so that nobody has to write it twice. */
export interface RefusedComment {
  readonly fields: CommentFields;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string;
}

/** What one visitor asks of a thread. */
export interface ThreadWish {
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
  readonly wish: ThreadWish;
  readonly context: BlockContext;
}

const english = commentWordsIn('en');

/** A text of the machine in the site's language. */
export const sayIn = (context: BlockContext, text: CommentWord): string =>
  wordOf(context, text, english[text]);
