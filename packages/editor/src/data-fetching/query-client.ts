import { QueryClient } from '@tanstack/react-query';
import { CallRefused } from './fetch-state.ts';

/** No response at all, or a server that is starting or overloaded. */
const isTransient = (error: Error): boolean =>
  error instanceof CallRefused && (error.refusal.status === 0 || error.refusal.status === 503);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // `navigator.onLine` is often wrong on local networks, and a paused query would show its skeleton forever.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay: 400,
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
