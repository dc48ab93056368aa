import { QueryClient } from '@tanstack/react-query';
import { CallRefused } from './fetch-state.ts';

/** Worth a second try: no answer at all, or a server that is starting or overloaded. */
const isPassing = (error: Error): boolean =>
  error instanceof CallRefused && (error.refusal.status === 0 || error.refusal.status === 503);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The browser's "offline" is often wrong on a local network, and a paused query would show a skeleton for ever.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 400,
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
