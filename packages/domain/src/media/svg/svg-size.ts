import type { PictureSize } from '../image-variants.ts';
import type { SvgAttribute } from './svg-tokens.ts';

/** What browsers give a drawing that says nothing about its size. */
const UNSAID: PictureSize = { width: 300, height: 150 };
const MAX = 1_000_000;

const lengthPattern = /^\s*(\d*\.?\d+(?:e[+-]?\d+)?)(?:px)?\s*$/i;

const readLength = (text: string | undefined): number | undefined => {
  const length = Number(lengthPattern.exec(text ?? '')?.[1]);
  return length > 0 && length <= MAX ? length : undefined;
};

const readViewBox = (text: string | undefined): PictureSize | undefined => {
  const [, , width, height] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map((part) => readLength(part));
  return width && height ? { width, height } : undefined;
};

const round = ({ width, height }: PictureSize): PictureSize => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

/** The size of a drawing in pixels: as stated, or with the proportions of its view box. */
export const readSvgSize = (attributes: readonly SvgAttribute[]): PictureSize => {
  const valueOf = (name: string) => attributes.find((attribute) => attribute.name === name)?.value;
  const box = readViewBox(valueOf('viewBox'));
  const width = readLength(valueOf('width'));
  const height = readLength(valueOf('height'));
  if (width && height) return round({ width, height });
  if (!box) return UNSAID;
  if (width) return round({ width, height: (width * box.height) / box.width });
  return round(height ? { width: (height * box.width) / box.height, height } : box);
};
