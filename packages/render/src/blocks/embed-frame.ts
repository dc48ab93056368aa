import { isSafeAddress } from '@sitewright/domain/blocks';
import { blockText } from './block-context.ts';
import type { BlockScope } from './block-renderer.ts';
import { css } from './markup/css.ts';
import { element, escapeText, island } from './markup/html.ts';
import { numberField, objectField, textField } from './markup/read-value.ts';

const FRAME = /<iframe\b[^>]*?\bsrc\s*=\s*(?:"([^"]+)"|'([^']+)')/i;

const decode = (text: string): string => text.replaceAll('&amp;', '&');

/** The frame's URL in a stored oEmbed response. Never the site's own origin. */
const frameAddress = (html: string, baseUrl: string): URL | undefined => {
  const found = FRAME.exec(html);
  const source = decode(found?.[1] ?? found?.[2] ?? '').replace(/^\/\//, 'https://');
  if (!URL.canParse(source)) return undefined;
  const address = new URL(source);
  const own = URL.canParse(baseUrl) ? new URL(baseUrl).host : '';
  return address.protocol === 'https:' && address.host !== own ? address : undefined;
};

export interface EmbeddedContent {
  readonly url: string;
  readonly title: string;
  readonly provider: string;
  readonly frame: URL | undefined;
  readonly ratio: string;
}

export const readEmbed = (value: unknown, scope: BlockScope): EmbeddedContent => {
  const oembed = objectField(value, 'oembed');
  const [width, height] = ['width', 'height'].map((key) =>
    numberField(oembed, key, { min: 0, max: 10_000, otherwise: 0 }),
  );
  const frame = frameAddress(textField(oembed, 'html'), scope.context.baseUrl);
  const url =
    [textField(value, 'url'), textField(oembed, 'url'), frame?.href ?? ''].find((each) => each !== '') ?? '';
  return {
    url: isSafeAddress(url) ? url : '#',
    title: textField(value, 'title') || textField(oembed, 'title'),
    provider: textField(oembed, 'providerName'),
    frame,
    ratio: width && height ? `${width}/${height}` : '16/9',
  };
};

const PLAY = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5v14l11-7z"/></svg>';

const coverText = ({ title, provider }: EmbeddedContent, { context }: BlockScope): string => {
  const from = provider === '' ? '' : `${blockText(context, 'embedFrom', 'From')} ${provider}`;
  return (
    `<span class="sw-frame-text"><b>${escapeText(title || blockText(context, 'embedOpen', 'Open'))}</b>` +
    `${from === '' ? '' : `<small>${escapeText(from)}</small>`}</span>`
  );
};

/**
 * A cover over third-party content. The service is not contacted before the visitor clicks; without
 * JavaScript the cover links to the service's page.
 */
export const embedFrame = (content: EmbeddedContent, poster: string, scope: BlockScope): string => {
  if (content.url === '' || content.url === '#') return '';
  const cover = element(
    'a',
    { class: 'sw-frame-cover', href: content.url, target: '_blank', rel: 'noopener' },
    `${poster}<span class="sw-play">${PLAY}</span>${coverText(content, scope)}`,
  );
  if (!content.frame) return element('div', { class: 'sw-frame' }, cover);
  scope.context.frames.add(content.frame.origin);
  return island(
    'sw-frame',
    {
      class: 'sw-frame',
      load: 'interaction',
      src: content.frame.href,
      label: content.title || content.provider,
      'data-provider-name': content.provider || undefined,
      style: `--sw-frame:${content.ratio}`,
    },
    cover,
  );
};

export const frameStyles = css`
  .sw-frame {
    position: relative;
    display: block;
    overflow: hidden;
    aspect-ratio: var(--sw-frame, auto);
    min-height: 9rem;
    background: #161412;
    color: #fff;
  }
  .sw-frame iframe {
    position: absolute;
    width: 100%;
    height: 100%;
    border: 0;
  }
  .sw-frame-cover {
    display: grid;
    place-items: center;
    height: 100%;
    min-height: inherit;
    color: inherit;
  }
  .sw-frame-cover > * {
    grid-area: 1/1;
  }
  .sw-frame-cover img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .sw-frame-text {
    position: relative;
    place-self: end stretch;
    display: grid;
    padding: 2.5em 1em 0.9em;
    background: linear-gradient(transparent, rgb(0 0 0 / 80%));
  }
  .sw-play {
    position: relative;
    display: grid;
    place-items: center;
    width: 4rem;
    height: 4rem;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: var(--sw-accent);
    color: var(--sw-on-accent);
    cursor: pointer;
    transition: scale 0.2s;
  }
  :is(a:hover, a:focus-visible) > .sw-play,
  button.sw-play:hover {
    scale: 1.1;
  }
  .sw-play svg {
    width: 50%;
    fill: currentcolor;
  }
  .sw-play[hidden] {
    display: none;
  }
`;
