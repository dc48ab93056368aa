import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB and 2 passes: page passwords are short and shared, so guessing must be expensive. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPagePassword = (password: string): Promise<string> => hash(password, cost);

export const isPagePassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);
