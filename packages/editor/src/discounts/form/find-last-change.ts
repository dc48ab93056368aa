import { activityCalls } from '@sitewright/api/activity';
import { send } from '../../data-fetching/index.ts';

export interface LastChange {
  readonly who: string;
  readonly on: string;
}

/** Who changed a discount last, by the activity log; undefined if that cannot be read. */
export const findLastChange = async (id: string): Promise<LastChange | undefined> => {
  const outcome = await send(activityCalls.list, { query: {} });
  const entry = outcome.ok
    ? outcome.answer.entries.find(({ subject }) => subject === `discount:${id}`)
    : undefined;
  return entry && { who: entry.who, on: entry.on };
};
