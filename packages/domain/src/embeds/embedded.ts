/** Stored data of embedded content. */
export interface Embedded {
  readonly url: string;
  readonly html: string;
  readonly providerName: string;
  readonly title?: string;
  readonly width?: number;
  readonly height?: number;
}

interface Frame {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** An iframe as services provide it; only its URL is used. */
export const writeFrame = ({ src, width, height }: Frame): string => {
  const size = width === undefined || height === undefined ? '' : ` width="${width}" height="${height}"`;
  return `<iframe src="${escapeAttribute(src)}"${size}></iframe>`;
};
