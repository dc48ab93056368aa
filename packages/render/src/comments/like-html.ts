import { escapeText } from '@sitewright/template';
import { element, type BlockContext } from '../blocks/index.ts';
import { commentText } from './thread-view.ts';

interface Liked {
  readonly itemId: string;
  readonly count: number;
}

const HEART =
  '<svg viewBox="0 0 24 24" width="20" height="20"><path d="M12 20.3 4.2 12.6a5 5 0 0 1 0-7.2 5.2 5.2 0 0 1 7.3 0l.5.6.5-.6a5.2 5.2 0 0 1 7.3 0 5 5 0 0 1 0 7.2z"/></svg>';

/** The like count of an item; the page's script turns it into a button. */
export const likeHtml = ({ itemId, count }: Liked, context: BlockContext): string =>
  element(
    'sw-like',
    {
      class: 'sw-like',
      'data-island': 'comments',
      'data-item': itemId,
      'data-word': commentText(context, 'like'),
    },
    `<span class="sw-unseen">${escapeText(commentText(context, 'likes'))}</span> ` +
      `<span class="like-icon" aria-hidden="true">${HEART}</span> <span class="like-count">${count}</span>`,
  );
