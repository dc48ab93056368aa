import { escapeAttribute, escapeText, property } from '@sitewright/template';

interface Shared {
  readonly url: string;
  readonly title: string;
  /** What stands before the service's name, for those who do not see the page. */
  readonly label: string;
}

interface ShareService {
  /** Its number in `shareButtonOptions`. */
  readonly code: string;
  readonly name: string;
  readonly address: (shared: Shared) => string;
}

const encode = encodeURIComponent;

/** Those of the eight that still exist. */
const SERVICES: readonly ShareService[] = [
  {
    code: '2',
    name: 'Twitter',
    address: ({ url, title }) => `https://twitter.com/intent/tweet?url=${encode(url)}&text=${encode(title)}`,
  },
  {
    code: '3',
    name: 'Facebook',
    address: ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${encode(url)}`,
  },
  {
    code: '4',
    name: 'Reddit',
    address: ({ url, title }) => `https://www.reddit.com/submit?url=${encode(url)}&title=${encode(title)}`,
  },
  {
    code: '5',
    name: 'Tumblr',
    address: ({ url, title }) =>
      `https://www.tumblr.com/widgets/share/tool?canonicalUrl=${encode(url)}&title=${encode(title)}`,
  },
  {
    code: '6',
    name: 'Pinterest',
    address: ({ url, title }) =>
      `https://www.pinterest.com/pin/create/button/?url=${encode(url)}&description=${encode(title)}`,
  },
  {
    code: '8',
    name: 'LinkedIn',
    address: ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?url=${encode(url)}`,
  },
];

/** Links to the services that the owner chose; nothing is loaded from them. */
export const shareLinks = (options: unknown, shared: Shared): string =>
  SERVICES.filter(({ code }) => property(options, code) === true)
    .map(
      (service) =>
        `<a class="sw-share" href="${escapeAttribute(service.address(shared))}" target="_blank" rel="noopener" ` +
        `aria-label="${escapeAttribute(`${shared.label} ${service.name}`)}">${escapeText(service.name)}</a>`,
    )
    .join(' ');
