import { useEffect, useState } from 'react';
import { useLatest } from '../../controls/index.ts';

const EVERY_MS = 1500;
/** A job makes the charge soon after it was asked for. */
const TIMES = 6;

/** Reads the subscription again while a charge is under way, and for some seconds after one was asked for. */
export const useFollow = (isCharging: boolean, refetch: () => void): (() => void) => {
  const [left, setLeft] = useState(0);
  const latest = useLatest(refetch);
  const isFollowing = isCharging || left > 0;
  useEffect(() => {
    if (!isFollowing) return undefined;
    const timer = setInterval(() => {
      setLeft((count) => Math.max(0, count - 1));
      latest.current();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isFollowing, latest]);
  return () => setLeft(TIMES);
};
