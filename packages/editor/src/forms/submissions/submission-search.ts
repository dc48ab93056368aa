import { fillPath, type CallInput } from '@sitewright/api/call';
import { formCalls } from '@sitewright/api/forms';
import { submissionStates, type SubmissionState } from '@sitewright/domain/forms';
import { ID, matching, typedText } from '../records/read-search.ts';

/** Filters of the list and the opened submission, as the address of the screen has them. */
export interface SubmissionSearch {
  readonly form?: string;
  readonly state?: Exclude<SubmissionState, 'inbox'>;
  readonly search?: string;
  readonly only?: 'unread';
  /** First and last day. */
  readonly from?: string;
  readonly to?: string;
  readonly open?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const stateOf = (value: unknown): { readonly state?: Exclude<SubmissionState, 'inbox'> } => {
  const state = submissionStates.find((each) => each === value);
  return state === undefined || state === 'inbox' ? {} : { state };
};

/** Unknown and malformed parts of an address are left out. */
export const readSubmissionSearch = (search: Readonly<Record<string, unknown>>): SubmissionSearch => ({
  ...matching('form', search['form'], ID),
  ...stateOf(search['state']),
  ...typedText('search', search['search']),
  ...(search['only'] === 'unread' ? { only: 'unread' } : {}),
  ...matching('from', search['from'], DAY),
  ...matching('to', search['to'], DAY),
  ...matching('open', search['open'], ID),
});

/** The search with a field set, or without it if the value is empty. */
export const withField = (
  search: SubmissionSearch,
  name: keyof SubmissionSearch,
  value: string,
): SubmissionSearch => readSubmissionSearch({ ...search, [name]: value });

type ListQuery = CallInput<typeof formCalls.listSubmissions>['query'];

export const queryOf = ({ form, state, search, only, from, to }: SubmissionSearch): ListQuery => ({
  state: state ?? 'inbox',
  ...(form !== undefined && { formId: form }),
  ...(search !== undefined && { search }),
  ...(only !== undefined && { only }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

/** Whether anything but the folder and the form narrows the list. */
export const isNarrowed = ({ search, only, from, to }: SubmissionSearch): boolean =>
  search !== undefined || only !== undefined || from !== undefined || to !== undefined;

/** The address of the CSV file with what the filters show, of one form or of all. */
export const exportUrl = ({ form, ...search }: SubmissionSearch): string => {
  const query = new URLSearchParams(queryOf(search) as Record<string, string>);
  const path =
    form === undefined ? formCalls.exportAll.path : fillPath(formCalls.exportSubmissions.path, { id: form });
  return `${path}?${query.toString()}`;
};
