import { commentLimits, commentNotices } from '@sitewright/domain/comments';
import { escapeText } from '@sitewright/template';
import { element, optional } from '../blocks/index.ts';
import { isMoment } from '../dates/index.ts';
import type { LoadedComment } from '../data-requirements/index.ts';
import { formHtml, FORM_ID } from './form-html.ts';
import { commentText, type ThreadView } from './thread-view.ts';

/** Other schemes are not linked; an import may store any text. */
const isWebsite = (address: string): boolean => /^https?:\/\//i.test(address);

const authorHtml = ({ authorName, website }: LoadedComment): string => {
  const name = escapeText(authorName);
  const linked =
    website !== undefined && isWebsite(website)
      ? element('a', { href: website, rel: 'ugc nofollow noopener' }, name)
      : name;
  return element('b', { class: 'sw-comment-author', dir: 'auto' }, linked);
};

const timeHtml = ({ addedOn }: LoadedComment, { context }: ThreadView): string =>
  element(
    'time',
    { datetime: isMoment(addedOn) ? new Date(addedOn).toISOString() : undefined },
    escapeText(context.format.date(addedOn, 'day')),
  );

const teamBadge = ({ isByTeam = false }: LoadedComment, { context }: ThreadView): string =>
  isByTeam
    ? ` ${element('span', { class: 'sw-comment-team' }, escapeText(commentText(context, 'commentByTeam')))}`
    : '';

/** A form, so that it works without JavaScript. Contributors' replies cannot be reported. */
const flagForm = ({ id, authorName, isByTeam = false }: LoadedComment, view: ThreadView): string =>
  view.canFlag && !isByTeam
    ? element(
        'form',
        {
          class: 'sw-flag',
          method: 'post',
          action: `/-/comment-flags/${id}?to=${encodeURIComponent(view.path)}`,
          'data-flag': id,
          'data-done': commentText(view.context, 'commentFlagged'),
        },
        element(
          'button',
          { type: 'submit', 'aria-label': `${commentText(view.context, 'commentFlagOf')} ${authorName}` },
          escapeText(commentText(view.context, 'commentFlag')),
        ),
      )
    : '';

const answerLink = ({ id, authorName }: LoadedComment, { context, path }: ThreadView): string =>
  element(
    'a',
    {
      class: 'sw-answer',
      href: `${path}?answer=${id}#${FORM_ID}`,
      // Crawlers that follow it would find a copy of the page for each comment.
      rel: 'nofollow',
      'data-answer': id,
      'aria-label': `${commentText(context, 'commentReplyTo')} ${authorName}`,
    },
    escapeText(commentText(context, 'commentReply')),
  );

const commentHtml = (comment: LoadedComment, view: ThreadView, answers: string): string =>
  element(
    'li',
    { class: 'sw-comment', id: `comment-${comment.id}` },
    `<p class="sw-comment-head">${authorHtml(comment)}${teamBadge(comment, view)} ${timeHtml(comment, view)}</p>` +
      element('p', { class: 'sw-comment-text', dir: 'auto' }, escapeText(comment.body)) +
      optional(
        'div',
        { class: 'sw-comment-actions' },
        (view.isOpen && view.isThreaded ? answerLink(comment, view) : '') + flagForm(comment, view),
      ) +
      answers,
  );

type Answers = ReadonlyMap<string | undefined, readonly LoadedComment[]>;

/** A reply whose parent is on another page of the thread is shown at the top level. */
const byParent = (comments: readonly LoadedComment[]): Answers => {
  const known = new Set(comments.map(({ id }) => id));
  const answers = new Map<string | undefined, LoadedComment[]>();
  for (const comment of comments.toSorted((a, b) => a.addedOn - b.addedOn || (a.id < b.id ? -1 : 1))) {
    const parentId =
      comment.parentId !== undefined && known.has(comment.parentId) ? comment.parentId : undefined;
    answers.set(parentId, [...(answers.get(parentId) ?? []), comment]);
  }
  return answers;
};

interface Level {
  readonly answers: Answers;
  readonly depth: number;
}

const levelHtml = (parentId: string | undefined, view: ThreadView, { answers, depth }: Level): string =>
  (answers.get(parentId) ?? [])
    .map((comment) => {
      const below = levelHtml(comment.id, view, { answers, depth: depth + 1 });
      return depth + 1 < view.threadDepth
        ? commentHtml(comment, view, optional('ol', { class: 'sw-thread' }, below))
        : commentHtml(comment, view, '') + below;
    })
    .join('');

const pageLinks = ({ context, path, count, options: { page = 0 } }: ThreadView): string => {
  const hasEarlier = (page + 1) * commentLimits.SHOWN < count;
  const link = (to: number, text: 'commentsEarlier' | 'commentsLater'): string =>
    element('a', { href: to === 0 ? path : `${path}?page=${to}` }, escapeText(commentText(context, text)));
  const links = [
    ...(hasEarlier ? [link(page + 1, 'commentsEarlier')] : []),
    ...(page > 0 ? [link(page - 1, 'commentsLater')] : []),
  ];
  return optional('p', { class: 'sw-thread-pages' }, links.join(' '));
};

/** The page's script clones it for new comments, so that their markup is defined once. Nobody reports their own comment. */
const blankComment = (view: ThreadView): string =>
  element(
    'template',
    {},
    commentHtml({ id: '', authorName: '', body: '', addedOn: NaN }, { ...view, canFlag: false }, ''),
  );

const writingHtml = (view: ThreadView): string => {
  const { isOpen, context, comments } = view;
  if (isOpen) return blankComment(view) + formHtml(view);
  return comments.length === 0
    ? ''
    : element('p', { class: 'sw-comments-closed' }, escapeText(commentText(context, 'commentsClosed')));
};

/** After a report without JavaScript; notices of new comments are shown at the form. */
const flagNotice = ({ context, options: { notice } }: ThreadView): string =>
  notice === 'comment-flagged'
    ? element(
        'p',
        { class: 'sw-comment-notice', role: 'status' },
        escapeText(commentText(context, commentNotices[notice])),
      )
    : '';

/** The comments of an item and the form to write one. Works without JavaScript, with links for replies. */
export const threadHtml = (view: ThreadView): string => {
  const { comments, count, isOpen, context } = view;
  if (!isOpen && comments.length === 0) return '';
  const level = levelHtml(undefined, view, { answers: byParent(comments), depth: 0 });
  return element(
    'sw-comments',
    {
      class: 'sw-comments',
      load: 'interaction',
      inert: context.mode === 'edit',
      // Replies to these are not indented further.
      'data-deepest': ' .sw-thread'.repeat(view.threadDepth).trim() + ' *',
    },
    `<h2>${escapeText(commentText(context, 'commentsTitle'))} <span class="sw-comment-count">${count}</span></h2>` +
      flagNotice(view) +
      `<ol class="sw-thread">${level}</ol>${pageLinks(view)}${writingHtml(view)}`,
  );
};
