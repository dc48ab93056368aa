import { formatter } from '@sitewright/template';
import { attributeToken, textField } from '../data/index.ts';

/** Calls a library that pages do not load; the renderer fills the slot instead. */
export const followButtonScript =
  "Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { " +
  'Y.Squarespace.FollowButtonUtils.renderAll(); }); });';

const lastSegment = (url: string): string => url.split('/').findLast((segment) => segment !== '') ?? '';

export const followButton = formatter(() => (account) => {
  const name = textField(account, 'userName') || lastSegment(textField(account, 'profileUrl'));
  return (
    `<script>${followButtonScript}</script>` +
    `<div class="squarespace-follow-button" data-username="${attributeToken(name)}"></div>`
  );
});
