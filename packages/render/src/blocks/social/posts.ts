import { blockText } from '../block-context.ts';
import { assetsRequirement, type BlockRenderer, type BlockScope } from '../block-renderer.ts';
import { css } from '../markup/css.ts';
import { element, escapeText, lines, linkAttributes, optional } from '../markup/html.ts';
import { numberField, textField, type BlockValue } from '../markup/read-value.ts';
import { timeElement } from '../lists/events.ts';
import { picture, sizesFor } from '../pictures/picture.ts';
import { serviceIcon } from './social-icons.ts';

const postStyles = css`
  .sw-post {
    margin: 0;
    padding: 1.5rem;
    border: 1px solid var(--sw-line);
  }
  .sw-post > svg {
    width: 1.75rem;
    fill: none;
    stroke: var(--sw-accent);
    stroke-width: 1.7;
  }
  .sw-post blockquote {
    margin: 0.5em 0;
    font-size: 1.15em;
  }
  .sw-post img {
    display: block;
    width: 100%;
    height: auto;
    margin: 0.75em 0;
  }
  .sw-post figcaption {
    color: var(--sw-soft);
  }
`;

interface Post {
  readonly service: string;
  readonly content: string;
  readonly author: string;
}

/** A social media post, rendered from stored data without contacting the service. */
const post = ({ service, content, author }: Post, value: BlockValue, { context }: BlockScope): string => {
  if (content === '') return '';
  const createdOn = numberField(value, 'createdOn', { min: 0, max: 8.64e15, otherwise: Number.NaN });
  const date = timeElement(createdOn, context.format.date(createdOn, 'day'));
  const url = textField(value, 'url');
  const word = escapeText(date === '' ? blockText(context, 'postOpen', 'Open the post') : '');
  const link = url === '' ? date : element('a', linkAttributes({ url, newWindow: true }), date + word);
  const caption = [escapeText(author), link].filter((part) => part !== '').join(' · ');
  return element(
    'figure',
    { class: 'sw-post' },
    serviceIcon(service) + content + optional('figcaption', {}, caption),
  );
};

const handle = (value: BlockValue): string => {
  const name = textField(value, 'userName').replace(/^@/, '');
  return name === '' ? '' : `@${name}`;
};

export const twitterBlock: BlockRenderer = {
  render: (value, scope) => {
    const content = optional('blockquote', {}, lines(textField(value, 'text')));
    const author = `${textField(value, 'displayName')} ${handle(value)}`.trim();
    return post({ service: 'twitter', content, author }, value, scope);
  },
  styles: [postStyles],
};

export const instagramBlock: BlockRenderer = {
  requirements: (value) => assetsRequirement(textField(value, 'imageId')),
  render: (value, scope) => {
    const { context, share } = scope;
    const asset = context.assets.get(textField(value, 'imageId'));
    const caption = textField(value, 'caption');
    const image = asset ? picture(asset, { sizes: sizesFor(share), ...(caption !== '' && { alt: '' }) }) : '';
    const content = image + optional('p', {}, lines(caption));
    return post({ service: 'instagram', content, author: handle(value) }, value, scope);
  },
  styles: [postStyles],
};

export const foursquareBlock: BlockRenderer = {
  render: (value, scope) => {
    const content =
      optional('p', {}, optional('b', {}, escapeText(textField(value, 'venue')))) +
      optional('p', {}, escapeText(textField(value, 'address'))) +
      optional('blockquote', {}, lines(textField(value, 'shout')));
    return post({ service: 'foursquare', content, author: handle(value) }, value, scope);
  },
  styles: [postStyles],
};

export const linkBlock: BlockRenderer = {
  render: (value) => {
    const url = textField(value, 'url');
    if (url === '') return '';
    const target = { url, newWindow: value['newWindow'] === true };
    const title = element('a', linkAttributes(target), escapeText(textField(value, 'title') || url));
    return `<p>${title}</p>${optional('p', {}, lines(textField(value, 'description')))}`;
  },
};
