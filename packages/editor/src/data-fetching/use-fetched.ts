import type { CallAnswer, CallInput, StatedCall } from '@sitewright/api/call';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Outcome } from '@sitewright/api/client';
import { CallRefused, fetchStateOf, type FetchState } from './fetch-state.ts';
import { send } from './send.ts';

export interface Fetching<Data> {
  readonly fetched: FetchState<Data>;
  readonly refetch: () => void;
}

const dataOrThrow = <Answer>(outcome: Outcome<Answer>): Answer => {
  if (!outcome.ok) throw new CallRefused(outcome.refusal);
  return outcome.answer;
};

/** The result of a call, cached by call and input; pending while it is disabled. */
export const useFetched = <C extends StatedCall>(
  call: C,
  input: CallInput<C>,
  isEnabled = true,
): Fetching<CallAnswer<C>> => {
  const query = useQuery({
    queryKey: [call.path, input],
    enabled: isEnabled,
    queryFn: async ({ signal }) => dataOrThrow(await send(call, input, signal)),
  });
  return { fetched: fetchStateOf<CallAnswer<C>>(query), refetch: () => void query.refetch() };
};

interface ListPart {
  readonly nextCursor: string | null;
}

type FetchPart<Part> = (query: { cursor?: string }, signal: AbortSignal) => Promise<Outcome<Part>>;

export interface FetchingParts<Part> extends Fetching<readonly Part[]> {
  /** Absent on the last page. */
  readonly loadMore: (() => void) | undefined;
  readonly isLoadingMore: boolean;
}

/** Its parts joined. */
export interface FetchingRecords<Item>
  extends Fetching<readonly Item[]>, Pick<FetchingParts<Item>, 'loadMore' | 'isLoadingMore'> {}

/** A list with cursor pagination. While a new filter is fetched the previous results stay visible. */
export const useFetchedParts = <Part extends ListPart>(
  path: string,
  fetchPart: FetchPart<Part>,
  filter: Readonly<Record<string, string>> = {},
): FetchingParts<Part> => {
  const query = useInfiniteQuery({
    queryKey: [path, 'parts', filter],
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      dataOrThrow(await fetchPart(pageParam === null ? {} : { cursor: pageParam }, signal)),
    getNextPageParam: (part) => part.nextCursor,
  });
  const { isFetchingNextPage, isFetching } = query;
  return {
    fetched: fetchStateOf({
      data: query.data?.pages,
      error: query.error,
      isFetching: isFetching && !isFetchingNextPage,
    }),
    refetch: () => void query.refetch(),
    loadMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingMore: isFetchingNextPage,
  };
};

/** Invalidates the cached results of these calls. */
export const useRefresh = () => {
  const queries = useQueryClient();
  return (...calls: readonly StatedCall[]) =>
    Promise.all(calls.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
};

export interface Sending<C extends StatedCall> {
  readonly send: (input: CallInput<C>) => Promise<Outcome<CallAnswer<C>>>;
  readonly isSending: boolean;
}

/** A call that the user triggers, with its pending state for the button. */
export const useSending = <C extends StatedCall>(call: C): Sending<C> => {
  const { mutateAsync, isPending } = useMutation({ mutationFn: (input: CallInput<C>) => send(call, input) });
  return { send: mutateAsync, isSending: isPending };
};
