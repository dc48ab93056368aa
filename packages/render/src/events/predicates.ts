import { asNumber, property } from '@sitewright/template';
import { isObject, textField } from '../data/index.ts';

const MS_PER_DAY = 86_400_000;

/** Whether an event starts and ends on the same day in UTC. */
export const isSameDay = (event: unknown): boolean => {
  const [start, end] = ['startDate', 'endDate'].map((key) => asNumber(property(event, key)));
  return Math.floor((start ?? 0) / MS_PER_DAY) === Math.floor((end ?? 0) / MS_PER_DAY);
};

export const showsPastEvents = (node: unknown): boolean =>
  textField(node, 'showPastOrUpcomingEvents') === 'past';

export const hasLocation = (node: unknown): boolean => {
  const location = property(node, 'location');
  return (
    isObject(location) &&
    property(location, 'mapLat') !== undefined &&
    property(location, 'mapLng') !== undefined
  );
};
