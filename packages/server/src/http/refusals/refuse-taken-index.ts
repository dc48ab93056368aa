import { takenIndexOf } from '../../database/index.ts';
import { RolledBack, type Refusal } from './refusal.ts';

/** The unique index decides, not a query before it: of two concurrent writes, one is refused and rolled back. */
export const refuseTakenIndex = async <Result>(
  write: Promise<Result>,
  index: string,
  refusal: Refusal,
): Promise<Result> => {
  try {
    return await write;
  } catch (error) {
    throw takenIndexOf(error) === index ? new RolledBack(refusal) : error;
  }
};
