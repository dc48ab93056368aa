/** The contour of `field` at `level` over `area`, by marching squares, joined into long lines. */
export function isolines({ field, area, level, step = 8 }) {
  return joinSegments(cellsOf(area, step).flatMap((cell) => crossings({ field, level, step, cell })));
}

function cellsOf(area, step) {
  const cells = [];
  for (let y = area.y; y < area.y + area.height; y += step) {
    for (let x = area.x; x < area.x + area.width; x += step) cells.push([x, y]);
  }
  return cells;
}

function crossings({ field, level, step, cell: [x, y] }) {
  const corners = [
    [x, y],
    [x + step, y],
    [x + step, y + step],
    [x, y + step],
  ];
  const heights = corners.map(([cornerX, cornerY]) => field(cornerX, cornerY) - level);
  const cuts = [];
  for (let side = 0; side < 4; side += 1) {
    const other = (side + 1) % 4;
    if (heights[side] > 0 !== heights[other] > 0) {
      const share = heights[side] / (heights[side] - heights[other]);
      const [from, to] = [corners[side], corners[other]];
      cuts.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
  }
  if (cuts.length === 4) return [cuts.slice(0, 2), cuts.slice(2)];
  return cuts.length === 2 ? [cuts] : [];
}

const keyOf = ([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`;

function joinSegments(segments) {
  const ends = new Map();
  for (const segment of segments) {
    for (const end of segment) ends.set(keyOf(end), [...(ends.get(keyOf(end)) ?? []), segment]);
  }
  const used = new Set();
  const grow = (start) => {
    const path = [start];
    for (;;) {
      const tip = path.at(-1);
      const next = ends.get(keyOf(tip))?.find((segment) => !used.has(segment));
      if (!next) return path;
      used.add(next);
      path.push(keyOf(next[0]) === keyOf(tip) ? next[1] : next[0]);
    }
  };
  const paths = [];
  for (const segment of segments) {
    if (used.has(segment)) continue;
    used.add(segment);
    paths.push([...grow(segment[0]).slice(1).toReversed(), ...segment, ...grow(segment[1]).slice(1)]);
  }
  return paths;
}
