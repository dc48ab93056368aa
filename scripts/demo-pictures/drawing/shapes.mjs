const round = (value) => Math.round(value * 10) / 10;

/** Plates are drawn in black where ink goes and white where it is held back. */
export const INK = '#000';
export const BARE = '#fff';

export const points = (list) => list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

export const circle = ([x, y], radius, fill = INK) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const ring = ([x, y], radius, width) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${INK}" stroke-width="${width}"/>`;

export const polygon = (corners, fill = INK) => `<polygon points="${points(corners)}" fill="${fill}"/>`;

export const line = (corners, width, stroke = INK) =>
  `<polyline points="${points(corners)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

export const rect = ({ x, y, width, height }, fill = INK) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`;

export const turned = (content, [x, y], degrees) =>
  `<g transform="rotate(${degrees} ${round(x)} ${round(y)})">${content}</g>`;

/** Shows `content` only inside `window`, itself made of shapes. `id` must be unique within one plate. */
export const clipped = (content, window, id) =>
  `<clipPath id="${id}">${window}</clipPath><g clip-path="url(#${id})">${content}</g>`;

export const inset = ({ width, height }, margin) => ({
  x: margin,
  y: margin,
  width: width - 2 * margin,
  height: height - 2 * margin,
});

export const arc = ([x, y], radius, [from, to]) => {
  const steps = Math.max(8, Math.ceil(Math.abs(to - from) / 2));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
};
