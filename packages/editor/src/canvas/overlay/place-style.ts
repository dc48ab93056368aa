import type { CSSProperties } from 'react';
import type { Box } from '../frame/measure.ts';

/** A box of the frame's window as it lies on the stage, which may show the frame smaller. */
export const placeStyle = ({ left, top, width, height }: Box, scale: number): CSSProperties => ({
  left: left * scale,
  top: top * scale,
  width: width * scale,
  height: height * scale,
});
