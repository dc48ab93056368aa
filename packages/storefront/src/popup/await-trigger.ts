import type { Popup } from './read-popup.ts';

const scrolledPart = (): number => {
  const { scrollHeight } = document.documentElement;
  const way = scrollHeight - innerHeight;
  return way <= 0 ? 100 : (scrollY / way) * 100;
};

/** Towards the tabs and the address, where visitors go who leave. */
const isLeaving = ({ clientY, relatedTarget }: MouseEvent): boolean => relatedTarget === null && clientY <= 0;

/** On a screen without a mouse nobody is seen to leave: there, coming back to the page counts. */
const listenForLeaving = (tell: () => void): (() => void) => {
  const out = (event: MouseEvent) => {
    if (isLeaving(event)) tell();
  };
  const back = () => {
    if (document.visibilityState === 'visible') tell();
  };
  document.addEventListener('mouseout', out);
  document.addEventListener('visibilitychange', back);
  return () => {
    document.removeEventListener('mouseout', out);
    document.removeEventListener('visibilitychange', back);
  };
};

const listenForScroll = (percent: number, tell: () => void): (() => void) => {
  const look = () => {
    if (scrolledPart() >= percent) tell();
  };
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
};

const startTimer = (seconds: number, tell: () => void): (() => void) => {
  const timer = setTimeout(tell, seconds * 1000);
  return () => clearTimeout(timer);
};

const listen = (moment: Popup['moment'], tell: () => void): (() => void) => {
  if (moment.on === 'leaving') return listenForLeaving(tell);
  return moment.on === 'scroll' ? listenForScroll(moment.percent, tell) : startTimer(moment.seconds, tell);
};

/** Resolves once, when the popup's moment has come. */
export const awaitTrigger = (moment: Popup['moment']): Promise<void> =>
  new Promise((resolve) => {
    const stop = listen(moment, () => {
      stop();
      resolve();
    });
  });
