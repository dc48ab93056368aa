import { distanceOf, middleOf, scaleAround, type Placement } from './pan-and-zoom.ts';

/** Shorter movements are a tap. */
const TAP_PIXELS = 8;
const SWIPE_PIXELS = 40;

/** What fingers and the mouse do to the picture on the stage. */
export interface StageActions {
  readonly placement: () => Placement;
  readonly place: (placement: Placement) => void;
  readonly step: (by: number) => void;
  /** At a point measured from the middle of the stage. */
  readonly toggle: (at: { readonly x: number; readonly y: number }) => void;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Two fingers enlarge, one moves what is enlarged, and swipes or taps what is not. */
export const connectGestures = (stage: HTMLElement, actions: StageActions): void => {
  const fingers = new Map<number, Finger>();
  let start: Finger | undefined;
  let isPinching = false;

  const pointOf = ({ clientX, clientY }: MouseEvent): Finger => ({
    x: clientX - stage.clientWidth / 2,
    y: clientY - stage.clientHeight / 2,
  });

  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const at = pointOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, at);
    const placement = actions.placement();
    if (other) {
      const growth = distanceOf(at, other) / Math.max(1, distanceOf(before, other));
      actions.place(scaleAround(placement, placement.scale * growth, middleOf(at, other)));
    } else if (placement.scale > 1)
      actions.place({ ...placement, x: placement.x + at.x - before.x, y: placement.y + at.y - before.y });
  };

  const lift = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || !start) return;
    const at = pointOf(event);
    const across = at.x - start.x;
    const isTap = distanceOf(at, start) < TAP_PIXELS;
    if (isPinching) return;
    if (isTap && event.type === 'pointerup') actions.toggle(at);
    else if (actions.placement().scale === 1 && Math.abs(across) >= SWIPE_PIXELS)
      actions.step(across > 0 ? -1 : 1);
  };

  stage.addEventListener('pointerdown', (event) => {
    // A captured pointer would never reach the controls of a video.
    if (event.target instanceof HTMLVideoElement) return;
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, pointOf(event));
    isPinching = fingers.size > 1;
    if (!isPinching) start = pointOf(event);
  });
  stage.addEventListener('pointermove', move);
  for (const end of ['pointerup', 'pointercancel'] as const) stage.addEventListener(end, lift);
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const placement = actions.placement();
      actions.place(scaleAround(placement, placement.scale * Math.exp(-event.deltaY / 400), pointOf(event)));
    },
    { passive: false },
  );
};
