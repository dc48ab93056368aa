import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's minimum: 19 MiB of memory, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let dummyHash: Promise<string> | undefined;

/** Takes as long for an unknown address as for a wrong password, so that timing does not reveal accounts. */
export const isPasswordRight = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  dummyHash ??= hashPassword('a password that nobody has');
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && passwordHash !== undefined;
};
