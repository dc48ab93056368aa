import { shareServices, type ShareCode } from '@sitewright/domain/sites';
import { escapeAttribute, escapeText, property } from '@sitewright/template';

interface Shared {
  readonly url: string;
  readonly title: string;
  /** Read by screen readers before the service's name. */
  readonly label: string;
}

const encode = encodeURIComponent;

const addresses: Readonly<Record<ShareCode, (shared: Shared) => string>> = {
  '2': ({ url, title }) => `https://twitter.com/intent/tweet?url=${encode(url)}&text=${encode(title)}`,
  '3': ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${encode(url)}`,
  '4': ({ url, title }) => `https://www.reddit.com/submit?url=${encode(url)}&title=${encode(title)}`,
  '5': ({ url, title }) =>
    `https://www.tumblr.com/widgets/share/tool?canonicalUrl=${encode(url)}&title=${encode(title)}`,
  '6': ({ url, title }) =>
    `https://www.pinterest.com/pin/create/button/?url=${encode(url)}&description=${encode(title)}`,
  '8': ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?url=${encode(url)}`,
};

/** Links to the services that the owner chose; nothing is loaded from them. */
export const shareLinks = (options: unknown, shared: Shared): string =>
  shareServices
    .filter(({ code }) => property(options, code) === true)
    .map(
      ({ code, name }) =>
        `<a class="sw-share" href="${escapeAttribute(addresses[code](shared))}" target="_blank" rel="noopener" ` +
        `aria-label="${escapeAttribute(`${shared.label} ${name}`)}">${escapeText(name)}</a>`,
    )
    .join(' ');
