/** Positions of the grid tracks along one axis, in pixels from its start; the first track is number 1. */
export type Lines = readonly { readonly start: number; readonly end: number }[];

/** Parses a computed track list, such as `24px 24px 81.5px`. */
export const readTracks = (list: string): number[] =>
  list
    .split(' ')
    .map((size) => Number.parseFloat(size))
    .filter((size) => Number.isFinite(size));

export const layOutTracks = (tracks: readonly number[], gap: number): Lines => {
  let position = 0;
  return tracks.map((size) => {
    const start = position;
    position += size + gap;
    return { start, end: start + size };
  });
};

interface Axis {
  readonly lines: Lines;
  readonly gap: number;
  /** Height of an empty row; zero if the grid cannot grow. */
  readonly unit: number;
}

export interface Grid {
  readonly columns: Axis;
  readonly rows: Axis;
}

const endOf = ({ lines }: Axis): number => lines.at(-1)?.end ?? 0;

/** Start of a track, also beyond the last one. */
const startOf = (axis: Axis, track: number): number => {
  const known = axis.lines[track - 1];
  if (known) return known.start;
  const beyond = track - 1 - axis.lines.length;
  const first = axis.lines.length === 0 ? 0 : endOf(axis) + axis.gap;
  return first + beyond * (axis.unit + axis.gap);
};

/** The span between two grid lines. */
export const spanOf = (
  axis: Axis,
  from: number,
  to: number,
): { readonly start: number; readonly size: number } => {
  const start = startOf(axis, from);
  const last = axis.lines[to - 2];
  const end = last ? last.end : startOf(axis, to) - axis.gap;
  return { start, size: Math.max(0, end - start) };
};

/** Number of tracks to consider for a position. */
const reach = (axis: Axis, position: number): number =>
  axis.unit > 0
    ? axis.lines.length + Math.ceil(Math.max(0, position) / (axis.unit + axis.gap)) + 1
    : axis.lines.length;

const nearest = (axis: Axis, position: number, edgeOf: (track: number) => number): number => {
  const max = reach(axis, position);
  let best = 1;
  for (let track = 1; track <= max; track += 1)
    if (Math.abs(edgeOf(track) - position) < Math.abs(edgeOf(best) - position)) best = track;
  return best;
};

/** The track whose start is nearest to a position. */
export const nearestStart = (axis: Axis, position: number): number =>
  nearest(axis, position, (track) => startOf(axis, track));

/** The grid line after the track whose end is nearest to a position. */
export const nearestEnd = (axis: Axis, position: number): number =>
  nearest(axis, position, (track) => startOf(axis, track) + spanOf(axis, track, track + 1).size) + 1;
