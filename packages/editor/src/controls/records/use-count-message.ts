import { useAnnouncer } from '@sitewright/ui/live-region';
import { useEffect } from 'react';

/** Says how many records a search or filter found: `3 orders, more to load`. */
export const useCountMessage = (count: number | undefined, noun: string, hasMore: boolean): string => {
  const { message, announce } = useAnnouncer();
  useEffect(() => {
    if (count !== undefined)
      announce(`${count === 1 ? `1 ${noun}` : `${count} ${noun}s`}${hasMore ? ', more to load' : ''}`);
  }, [count, noun, hasMore, announce]);
  return message;
};
