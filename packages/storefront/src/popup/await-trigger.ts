import type { Popup } from './read-popup.ts';

const scrolledPart = (): number => {
  const { scrollHeight } = document.documentElement;
  const distance = scrollHeight - innerHeight;
  return distance <= 0 ? 100 : (scrollY / distance) * 100;
};

/** Exit intent: the pointer leaves at the top, towards tabs and address bar. */
const isLeaving = ({ clientY, relatedTarget }: MouseEvent): boolean => relatedTarget === null && clientY <= 0;

/** Touch screens have no exit intent; there, returning to the tab counts. */
const listenForLeaving = (fire: () => void): (() => void) => {
  const onMouseOut = (event: MouseEvent) => {
    if (isLeaving(event)) fire();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') fire();
  };
  document.addEventListener('mouseout', onMouseOut);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    document.removeEventListener('mouseout', onMouseOut);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
};

const listenForScroll = (percent: number, fire: () => void): (() => void) => {
  const onScroll = () => {
    if (scrolledPart() >= percent) fire();
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
};

const startTimer = (seconds: number, fire: () => void): (() => void) => {
  const timer = setTimeout(fire, seconds * 1000);
  return () => clearTimeout(timer);
};

const listen = (moment: Popup['moment'], fire: () => void): (() => void) => {
  if (moment.on === 'leaving') return listenForLeaving(fire);
  return moment.on === 'scroll' ? listenForScroll(moment.percent, fire) : startTimer(moment.seconds, fire);
};

/** Resolves when the popup's trigger fires. */
export const awaitTrigger = (moment: Popup['moment']): Promise<void> =>
  new Promise((resolve) => {
    const stop = listen(moment, () => {
      stop();
      resolve();
    });
  });
