interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture is moved and enlarged, from its place in the middle of the stage. */
export interface Placement extends Point {
  readonly scale: number;
}

export const RESTING: Placement = { x: 0, y: 0, scale: 1 };

export const MAX_SCALE = 5;

interface Size {
  readonly width: number;
  readonly height: number;
}

const clamp = (value: number, limit: number): number =>
  limit === 0 ? 0 : Math.max(-limit, Math.min(limit, value));

/** No further than until its edge reaches the edge of the stage; a picture that fits stays in the middle. */
export const keepInView = ({ x, y, scale }: Placement, picture: Size, stage: Size): Placement => {
  const size = Math.max(1, Math.min(MAX_SCALE, scale));
  return {
    x: clamp(x, Math.max(0, (picture.width * size - stage.width) / 2)),
    y: clamp(y, Math.max(0, (picture.height * size - stage.height) / 2)),
    scale: size,
  };
};

/** The point of the picture that is under `at`, measured from the middle of the stage, stays there. */
export const scaleAround = ({ x, y, scale }: Placement, to: number, at: Point): Placement => {
  const by = to / scale;
  return { x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by, scale: to };
};

export const distanceOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
