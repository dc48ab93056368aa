import { useAnnouncer } from '@sitewright/ui/live-region';
import { useEffect } from 'react';

const counted = (count: number, noun: string): string => {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${noun}${/(?:s|x|ch|sh)$/.test(noun) ? 'es' : 's'}`;
};

/** `3 orders, more to load` */
export const countText = (count: number, noun: string, hasMore: boolean): string =>
  `${counted(count, noun)}${hasMore ? ', more to load' : ''}`;

/** Says how many records a search or filter found: `3 orders, more to load`. */
export const useCountMessage = (count: number | undefined, noun: string, hasMore: boolean): string => {
  const { message, announce } = useAnnouncer();
  useEffect(() => {
    if (count !== undefined) announce(countText(count, noun, hasMore));
  }, [count, noun, hasMore, announce]);
  return message;
};
