import type { CSSProperties } from 'react';
import type { Box } from '../frame/pointing/measure.ts';

/** CSS position of a box on the stage, which may scale the frame. */
export const boxStyle = ({ left, top, width, height }: Box, scale: number): CSSProperties => ({
  left: left * scale,
  top: top * scale,
  width: width * scale,
  height: height * scale,
});
