import {
  returnKinds,
  returnLimits,
  returnStates,
  type ReturnKind,
  type ReturnState,
} from '@sitewright/domain/returns';
import { optionalParam } from '../../screens/index.ts';

/** Filters of the list, as the address of the screen has them. */
export interface ReturnParams {
  readonly search?: string;
  readonly state?: ReturnState;
  readonly kind?: ReturnKind;
}

/** The router reads digits as a number. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, returnLimits.SEARCH)
    : undefined;

/** Unknown parts of an address are left out. */
export const readReturnParams = (search: Readonly<Record<string, unknown>>): ReturnParams => {
  const state = returnStates.find((each) => each === search['state']);
  const kind = returnKinds.find((each) => each === search['kind']);
  return {
    ...optionalParam('search', textOf(search['search'])),
    ...(state === undefined ? {} : { state }),
    ...(kind === undefined ? {} : { kind }),
  };
};
