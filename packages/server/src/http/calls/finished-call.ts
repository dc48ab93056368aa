import { busyOf } from '../../fair-queue/index.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { ImplementedCall } from './capability.ts';

export interface FinishedCall {
  readonly websiteId: string;
  readonly capability: string;
  /** Since its guard began: little else than statements, and waiting for other servers. */
  readonly ms: number;
  /** Refused by a limit or because too much waits, or ended by a fault; all other refusals are answers. */
  readonly outcome: 'answered' | 'refused' | 'failed';
}

/** Receives every call, so it must stay cheap. */
export interface CallCounts {
  countCall(call: FinishedCall): void;
}

export const capabilityOf = ({ name }: ImplementedCall): string => name.slice(0, name.indexOf('.'));

/** Counts the call if a limit refused it. */
export const countRefusal = (
  call: ImplementedCall,
  counts: CallCounts,
  { websiteId, refusal }: { readonly websiteId: string; readonly refusal: Refusal },
): Refusal => {
  if (refusal.code === 'too-many-requests')
    counts.countCall({ websiteId, capability: capabilityOf(call), ms: 0, outcome: 'refused' });
  return refusal;
};

/** Runs the work of an admitted call and counts it. */
export const countWork = async <Answer>(
  {
    counts,
    websiteId,
    capability,
  }: { readonly counts: CallCounts; readonly websiteId: string; readonly capability: string },
  begunAt: number,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  let outcome: FinishedCall['outcome'] = 'failed';
  try {
    const answer = await work();
    outcome = 'answered';
    return answer;
  } catch (error) {
    if (busyOf(error)) outcome = 'refused';
    throw error;
  } finally {
    counts.countCall({ websiteId, capability, ms: performance.now() - begunAt, outcome });
  }
};
