import { blockText, type BlockContext, type SocialAccount } from '../block-context.ts';
import type { BlockRenderer, BlockScope } from '../block-renderer.ts';
import { css } from '../markup/css.ts';
import { element, escapeText, linkAttributes, optional } from '../markup/html.ts';
import { choiceField, listField, textField, type BlockValue } from '../markup/read-value.ts';
import { serviceIcon, serviceLabel } from './social-icons.ts';

const accountsOf = (value: BlockValue, { context }: BlockScope): readonly SocialAccount[] => {
  const own = listField(value, 'accounts').map((account) => ({
    serviceName: textField(account, 'serviceName'),
    profileUrl: textField(account, 'profileUrl'),
  }));
  return own.length > 0 ? own : (context.socialAccounts ?? []);
};

/** A link to order online: it has no icon, so its text is always shown. */
const ORDERING = 'ordering';

const accountLink = (account: SocialAccount, style: string, context: BlockContext): string => {
  const { serviceName, profileUrl, screenname } = account;
  const isOrdering = serviceName === ORDERING;
  const label = isOrdering
    ? screenname || blockText(context, 'orderingLinkTitle', 'Order Now')
    : serviceLabel(serviceName);
  const icon = style === 'text' || isOrdering ? '' : serviceIcon(serviceName);
  const text = style === 'icon' && !isOrdering ? '' : escapeText(label);
  const name = text === '' ? { 'aria-label': label } : {};
  return `<li>${element('a', { ...linkAttributes({ url: profileUrl, newWindow: true }), ...name }, icon + text)}</li>`;
};

export const socialLinksBlock: BlockRenderer = {
  render: (value, scope) => {
    const style = choiceField(value, 'style', ['icon', 'text', 'both']);
    const links = accountsOf(value, scope)
      .filter(({ profileUrl }) => profileUrl !== '')
      .map((account) => accountLink(account, style, scope.context));
    const attrs = {
      class: 'sw-social',
      'data-size': choiceField(value, 'size', ['medium', 'small', 'large']),
      'data-side': choiceField(value, 'alignment', ['left', 'center', 'right']),
    };
    return optional('ul', attrs, links.join(''));
  },
  styles: [
    css`
      .sw-social {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25em 0.5em;
        margin: 0 -0.5em;
        padding: 0;
        list-style: none;
      }
      .sw-social[data-side='center'] {
        justify-content: center;
      }
      .sw-social[data-side='right'] {
        justify-content: end;
      }
      .sw-social[data-size='small'] {
        font-size: 0.8em;
      }
      .sw-social[data-size='large'] {
        font-size: 1.35em;
      }
      .sw-social a {
        display: flex;
        gap: 0.4em;
        align-items: center;
        padding: 0.5em;
        color: inherit;
      }
      .sw-social svg {
        width: 1.75em;
        fill: none;
        stroke: currentcolor;
        stroke-width: 1.7;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
    `,
  ],
};
