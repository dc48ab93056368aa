import type { FormatterTable } from '@sitewright/template';
import { followButton } from './follow-button.ts';
import { likeButton, socialButton, socialButtonInline } from './share-buttons.ts';
import { activateTwitterLinks } from './text-links.ts';

export { emptyLikeHtml } from './share-buttons.ts';
export { followButtonScript } from './follow-button.ts';

export const formatters: FormatterTable = {
  'activate-twitter-links': activateTwitterLinks,
  'like-button': likeButton,
  'social-button': socialButton,
  'social-button-inline': socialButtonInline,
  'twitter-follow-button': followButton,
};
