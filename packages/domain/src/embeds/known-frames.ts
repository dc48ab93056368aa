/** Embed hosts of the services that `readEmbedAddress` supports. */
const FRAME_HOSTS: ReadonlySet<string> = new Set([
  'www.youtube-nocookie.com',
  'www.youtube.com',
  'player.vimeo.com',
  'open.spotify.com',
  'w.soundcloud.com',
  'codepen.io',
]);

const FRAME =
  /^<iframe src="https:\/\/([a-z0-9.-]+)\/[^"<>\s\\]*"(?: width="[\d.]+" height="[\d.]+")?><\/iframe>$/;

/** Whether HTML is exactly one iframe of a known service, as `writeFrame` writes it. */
export const isKnownFrame = (html: string): boolean => FRAME_HOSTS.has(FRAME.exec(html)?.[1] ?? '');
