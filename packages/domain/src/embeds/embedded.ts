/** What a block stores of something that a service shows. */
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

/** The frame as services hand it out; only its address is ever used. */
export const writeFrame = ({ src, width, height }: Frame): string => {
  const size = width === undefined || height === undefined ? '' : ` width="${width}" height="${height}"`;
  return `<iframe src="${escapeAttribute(src)}"${size}></iframe>`;
};
