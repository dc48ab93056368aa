import { useSuspenseQuery } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { sessionQuery, type Session } from './session.ts';

const SessionContext = createContext<Session | undefined>(undefined);

/** Asks for the session once for all that is below: a query in each of them would be felt at every key. */
export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const { data } = useSuspenseQuery(sessionQuery);
  if (data === null) throw new Error('This screen was shown to somebody who is not signed in.');
  return <SessionContext value={data}>{children}</SessionContext>;
};

/** The session of the person at the screen; only screens behind sign-in may ask. */
export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error('Only screens behind sign-in have a session.');
  return session;
};
