export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export const VARIANT_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500] as const;

/** The widths a picture comes in: none is wider than the original, because enlarging adds nothing but bytes. */
export const widthsOf = ({ width }: PictureSize): number[] => VARIANT_WIDTHS.filter((each) => each <= width);

export const formatOriginalSize = ({ width, height }: PictureSize): string => `${width}x${height}`;

const sizePattern = /^(\d{1,7})x(\d{1,7})$/;

/** Reads `800x400`; nothing for anything else. */
export const readOriginalSize = (text: string): PictureSize | undefined => {
  const [, width, height] = sizePattern.exec(text) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
};

/** What follows the original's size, by the number of widths: the same for every picture that comes in as many. */
const variantEndings = [0, ...VARIANT_WIDTHS].map((_, count) =>
  VARIANT_WIDTHS.slice(0, count)
    .map((width) => `,${width}w`)
    .join(''),
);

/** `1200x800,100w,300w,500w,750w,1000w`: the original's size, then what it comes in. */
export const formatVariants = (size: PictureSize): string =>
  formatOriginalSize(size) + (variantEndings[widthsOf(size).length] ?? '');

/**
 * The width that `?format=` asks for, never more than the original has. Nothing for `original` and for anything that is
 * no format: then the original itself is meant.
 */
export const readFormat = (format: string | undefined, { width }: PictureSize): number | undefined => {
  const asked = VARIANT_WIDTHS.find((each) => format === `${each}w`);
  return asked && Math.min(asked, width);
};
