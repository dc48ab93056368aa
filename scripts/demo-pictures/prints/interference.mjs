import { clipped, inset, rect, ring } from '../drawing/shapes.mjs';

const size = { width: 1500, height: 2000 };
const window = rect(inset(size, 84));
const PITCH = 31;

function ripples(centre, pitch) {
  const reach = Math.ceil(Math.hypot(1500, 2000) / pitch);
  const rings = Array.from({ length: reach }, (_, index) =>
    ring(centre, pitch * (index + 0.5), pitch * 0.46),
  );
  return clipped(rings.join(''), window, 'sheet');
}

export const interference = {
  name: 'interference',
  ...size,
  seed: 340,
  plates: [
    { ink: 'teal', drawing: ripples([690, 900], PITCH) },
    { ink: 'vermilion', drawing: ripples([826, 1092], PITCH), shift: [2, 1, 0] },
  ],
};
