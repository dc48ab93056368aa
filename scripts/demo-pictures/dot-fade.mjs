const PITCH = 10;
const ROWS = 58;

/** A column of dots that shrink from touching to nothing: the mask of the site's large word mark. */
export function dotFade() {
  const dots = Array.from({ length: ROWS }, (_, row) => {
    const share = row / (ROWS - 1);
    const radius = PITCH * (0.76 - 0.5 * share);
    const shift = row % 2 === 0 ? [PITCH / 2] : [0, PITCH];
    return shift
      .map((x) => `<circle cx="${x}" cy="${PITCH * (row * 0.5 + 0.25)}" r="${(radius * 0.5).toFixed(2)}"/>`)
      .join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PITCH}" height="${(PITCH * ROWS) / 2}" viewBox="0 0 ${PITCH} ${(PITCH * ROWS) / 2}">${dots.join('')}</svg>\n`;
}
