import { asString, formatter } from '@sitewright/template';

const URL = /\b(?:https?|ftp|file):\/\/[-A-Z0-9+&@#/%?=~_|!:,.;]*[-A-Z0-9+&@#/%=~_|]/gi;
const HANDLE = /(^| )@(\w+)/g;
const TAG = /(^| )#(\w+)/g;

const link = (href: string, text: string): string => `<a target="new" href="${href}">${text}</a>`;

/** Links URLs, `@names` and `#tags` of a short message. */
export const activateLinks = (text: string): string =>
  text
    .replaceAll(URL, (url) => link(url, url))
    .replaceAll(
      HANDLE,
      (_all, before: string, name: string) => before + link(`https://twitter.com/${name}/`, `@${name}`),
    )
    .replaceAll(
      TAG,
      (_all, before: string, tag: string) =>
        before + link(`https://twitter.com/hashtag/${tag}?src=hash`, `#${tag}`),
    );

export const activateTwitterLinks = formatter(() => (value) => activateLinks(asString(value)));
