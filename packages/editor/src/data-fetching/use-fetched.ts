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

const answerOf = <Answer>(outcome: Outcome<Answer>): Answer => {
  if (!outcome.ok) throw new CallRefused(outcome.refusal);
  return outcome.answer;
};

/** The answer of a call as a fetch state, kept fresh and shared by all that show it; pending while it is not wanted. */
export const useFetched = <C extends StatedCall>(
  call: C,
  input: CallInput<C>,
  isWanted = true,
): Fetching<CallAnswer<C>> => {
  const query = useQuery({
    queryKey: [call.path, input],
    enabled: isWanted,
    queryFn: async ({ signal }) => answerOf(await send(call, input, signal)),
  });
  return { fetched: fetchStateOf<CallAnswer<C>>(query), refetch: () => void query.refetch() };
};

interface ListPart {
  readonly nextCursor: string | null;
}

type ReadPart<Part> = (query: { cursor?: string }, signal: AbortSignal) => Promise<Outcome<Part>>;

export interface FetchingParts<Part> extends Fetching<readonly Part[]> {
  /** Absent when all is there. */
  readonly loadMore: (() => void) | undefined;
  readonly isLoadingMore: boolean;
}

/**
 * A list that comes in parts, each naming the cursor of the next. While another filter is fetched, what the last one
 * found stays in view.
 */
export const useFetchedParts = <Part extends ListPart>(
  path: string,
  read: ReadPart<Part>,
  filter: Readonly<Record<string, string>> = {},
): FetchingParts<Part> => {
  const query = useInfiniteQuery({
    queryKey: [path, 'parts', filter],
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      answerOf(await read(pageParam === null ? {} : { cursor: pageParam }, signal)),
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

/** Has the answers of these calls fetched anew wherever they are shown. */
export const useRefresh = () => {
  const queries = useQueryClient();
  return (...calls: readonly StatedCall[]) =>
    Promise.all(calls.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
};

export interface Sending<C extends StatedCall> {
  readonly send: (input: CallInput<C>) => Promise<Outcome<CallAnswer<C>>>;
  readonly isSending: boolean;
}

/** A call that the person makes by an act of theirs, with what a button needs to show that it is under way. */
export const useSending = <C extends StatedCall>(call: C): Sending<C> => {
  const { mutateAsync, isPending } = useMutation({ mutationFn: (input: CallInput<C>) => send(call, input) });
  return { send: mutateAsync, isSending: isPending };
};
