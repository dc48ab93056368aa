import type { PictureSize } from './image-variants.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point that stays visible when a picture is cropped, from 0,0 at the top left to 1,1. */
export interface FocalPoint extends Point {
  /** Who chose it: nobody yet, or the owner. */
  readonly source: number;
}

export const focalPointSources = { OWNER: 1, NOBODY: 3 } as const;

export const defaultFocalPoint: FocalPoint = { x: 0.5, y: 0.5, source: focalPointSources.NOBODY };

const ratioPattern = /^(\d{1,2}):(\d{1,2})$/;

/** The crops that are made. Any other would let strangers fill the disk with pictures nobody asked for. */
export const cropRatios = ['1:1', '3:2', '2:3', '4:3', '3:4', '16:9', '9:16'] as const;
export type CropRatio = (typeof cropRatios)[number];

export const readCropRatio = (text: string | undefined): CropRatio | undefined =>
  cropRatios.find((ratio) => ratio === text);

export interface CropBox extends PictureSize {
  readonly left: number;
  readonly top: number;
}

const proportionOf = (ratio: CropRatio): number => {
  const [, width, height] = ratioPattern.exec(ratio) ?? [];
  return Number(width) / Number(height);
};

/** Where a part begins so that the point is in its middle, as far as the whole allows. */
const beginOf = (whole: number, part: number, point: number): number =>
  Math.min(Math.max(Math.round(whole * point - part / 2), 0), whole - part);

/** The largest part of a picture that has the proportions, around its focal point. */
export const cropAround = (size: PictureSize, ratio: CropRatio, { x, y }: Point): CropBox => {
  const proportion = proportionOf(ratio);
  const width = Math.max(1, Math.min(size.width, Math.round(size.height * proportion)));
  const height = Math.max(1, Math.min(size.height, Math.round(size.width / proportion)));
  return { width, height, left: beginOf(size.width, width, x), top: beginOf(size.height, height, y) };
};
