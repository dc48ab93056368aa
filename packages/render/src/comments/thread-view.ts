import {
  commentFormTextsIn,
  type CommentFields,
  type CommentNotice,
  type CommentFormText,
} from '@sitewright/domain/comments';
import { blockText, type BlockContext } from '../blocks/index.ts';
import type { LoadedComment } from '../data-requirements/index.ts';

/** A comment that was sent without JavaScript and refused. It is shown again with its input. */
export interface RefusedComment {
  readonly fields: CommentFields;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string;
}

/** What a visitor requests of a thread. */
export interface ThreadOptions {
  /** From 0, latest comments first. */
  readonly page?: number;
  /** The comment to reply to. */
  readonly answerTo?: string;
  readonly notice?: CommentNotice;
  readonly refused?: RefusedComment;
}

/** A thread with everything its HTML depends on. */
export interface ThreadView {
  readonly itemId: string;
  /** The path of the page. */
  readonly path: string;
  readonly comments: readonly LoadedComment[];
  /** The total on all pages of the thread. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly isThreaded: boolean;
  readonly isEmailNeeded: boolean;
  /** Levels of replies that are indented. */
  readonly threadDepth: number;
  readonly canFlag: boolean;
  readonly options: ThreadOptions;
  readonly context: BlockContext;
}

const english = commentFormTextsIn('en');

/** A built-in text in the site's language. */
export const commentText = (context: BlockContext, text: CommentFormText): string =>
  blockText(context, text, english[text]);
