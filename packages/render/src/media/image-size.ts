import { asString, formatter } from '@sitewright/template';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export const INVALID_SOURCE = "Invalid source parameter. Pass in 'originalSize'";

// A run of digits ends at what is no digit: else a long one is tried with every length of what follows it.
const SIZE = /^\s*(-?\d+)(?!\d)[^x]*x\s*(-?\d+)(?!\d)[^x]*$/;

/** Reads `800x400`; undefined for anything else. */
export const readImageSize = (value: unknown): ImageSize | undefined => {
  const match = SIZE.exec(asString(value));
  return match ? { width: Number(match[1]), height: Number(match[2]) } : undefined;
};

export const width = formatter(() => (value) => readImageSize(value)?.width);
export const height = formatter(() => (value) => readImageSize(value)?.height);

const scale = (side: number, wanted: number, other: number): number =>
  other === 0 ? 0 : Math.trunc(side * (wanted / other));
const parsePixels = (argument: string | undefined): number => Number.parseInt(argument ?? '', 10) || 0;

export const resizedHeightForWidth = formatter((args) => {
  const wanted = parsePixels(args[0]);
  return (value) => {
    const size = readImageSize(value);
    return size ? scale(size.height, wanted, size.width) : INVALID_SOURCE;
  };
});

export const resizedWidthForHeight = formatter((args) => {
  const wanted = parsePixels(args[0]);
  return (value) => {
    const size = readImageSize(value);
    return size ? scale(size.width, wanted, size.height) : INVALID_SOURCE;
  };
});

/** Widths of which the server keeps ready-made copies; the first that is wide enough is used. */
const THUMBNAIL_STEPS = [100, 300, 500, 750, 1000] as const;
const MAX_THUMBNAIL = '1500w';

const thumbnailFor = (wanted: number): string => {
  const step = THUMBNAIL_STEPS.find((each) => wanted <= each);
  return step === undefined ? MAX_THUMBNAIL : `${step}w`;
};

export const thumbnailForWidth = formatter((args) => {
  const name = thumbnailFor(parsePixels(args[0]));
  return () => name;
});

export const thumbnailForHeight = formatter((args) => {
  const wanted = parsePixels(args[0]);
  return (value) => {
    const size = readImageSize(value);
    return size ? thumbnailFor(scale(size.width, wanted, size.height)) : INVALID_SOURCE;
  };
});
