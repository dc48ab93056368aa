import { circle, polygon } from './shapes.mjs';

/**
 * A dot screen: a grid of dots turned by `angle`, each as large as `tone(x, y)` (0..1) asks for.
 * Full tone makes the dots overlap and leaves only star-shaped holes.
 */
export function dotScreen({ area, pitch, angle = 45, tone, smallest = 0.04 }) {
  return screenDots({ area, pitch, angle })
    .map(([x, y]) => [x, y, tone(x, y)])
    .filter(([, , share]) => share > smallest)
    .map(([x, y, share]) => circle([x, y], pitch * 0.72 * Math.sqrt(share)))
    .join('');
}

/** Parallel lines whose thickness follows `tone`, like an engraver's burin. `bend` moves a point off its line. */
export function lineScreen({ area, pitch, tone, bend = () => 0, step = 6 }) {
  const strips = [];
  for (let y = area.y - pitch * 6; y < area.y + area.height + pitch * 6; y += pitch) {
    strips.push(...engravedLine({ area, y, pitch, tone, bend, step }));
  }
  return strips.join('');
}

export function countDots({ area, pitch, angle = 45, tone, smallest = 0.04 }) {
  return screenDots({ area, pitch, angle }).filter(([x, y]) => tone(x, y) > smallest).length;
}

function screenDots({ area, pitch, angle }) {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const centre = [area.x + area.width / 2, area.y + area.height / 2];
  const reach = Math.ceil(Math.hypot(area.width, area.height) / 2 / pitch);
  const dots = [];
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const x = centre[0] + (column * cos - row * sin) * pitch;
      const y = centre[1] + (column * sin + row * cos) * pitch;
      if (isWithin(area, [x, y], pitch / 2)) dots.push([x, y]);
    }
  }
  return dots;
}

function isWithin(area, [x, y], slack) {
  return (
    x > area.x - slack &&
    x < area.x + area.width + slack &&
    y > area.y - slack &&
    y < area.y + area.height + slack
  );
}

function engravedLine({ area, y, pitch, tone, bend, step }) {
  const strips = [];
  let upper = [];
  let lower = [];
  const close = () => {
    if (upper.length > 1) strips.push(polygon([...upper, ...lower.toReversed()]));
    upper = [];
    lower = [];
  };
  for (let x = area.x; x <= area.x + area.width; x += step) {
    const half = (pitch * tone(x, y)) / 2;
    if (half < 0.3) close();
    else {
      const middle = y + bend(x, y);
      upper.push([x, middle - half]);
      lower.push([x, middle + half]);
    }
  }
  close();
  return strips;
}
