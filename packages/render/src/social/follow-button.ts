import { formatter } from '@sitewright/template';
import { attributeToken, textField } from '../data/index.ts';

const SCRIPT =
  "<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { " +
  'Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script>';

const lastSegment = (url: string): string => url.split('/').findLast((segment) => segment !== '') ?? '';

export const followButton = formatter(() => (account) => {
  const name = textField(account, 'userName') || lastSegment(textField(account, 'profileUrl'));
  return `${SCRIPT}<div class="squarespace-follow-button" data-username="${attributeToken(name)}"></div>`;
});
