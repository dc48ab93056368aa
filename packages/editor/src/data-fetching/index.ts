export { ownerCsrfToken } from './csrf-tokens.ts';
export { CallRefused, dataOf, mapFetched } from './fetch-state.ts';
export { Failure, Fetched, NotAllowed } from './fetched.tsx';
export { createQueryClient } from './query-client.ts';
export { sendFile, type FileResponse, type FileUpload } from './send-file.ts';
export {
  passwordConfirmation,
  send,
  sendWithTimeout,
  sendOnce,
  sendUnlessAborted,
  sessionExpiry,
  type TimeLimit,
} from './send.ts';
export {
  useFetched,
  useFetchedParts,
  useRefresh,
  useSending,
  type Fetching,
  type FetchingRecords,
} from './use-fetched.ts';
export { useFetchedPerScreen } from './use-fetched-per-screen.ts';
export { useDebounced } from './use-debounced.ts';
export { useSearchText } from './use-search-text.ts';
export { useFetchedRanges, type FetchedRanges } from './use-fetched-ranges.ts';
