import { useSuspenseQuery } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { sessionQuery, type Session } from './session.ts';

const SessionContext = createContext<Session | undefined>(undefined);

/** One query for the whole tree: a subscription in each component would slow down every key press. */
export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const { data } = useSuspenseQuery(sessionQuery);
  if (data === null) throw new Error('A screen behind sign-in was rendered without a session.');
  return <SessionContext value={data}>{children}</SessionContext>;
};

/** For screens behind sign-in only. */
export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider.');
  return session;
};
