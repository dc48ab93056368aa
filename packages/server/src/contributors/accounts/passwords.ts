import { hash, verify } from '@node-rs/argon2';

/** argon2id, the memory and passes that OWASP asks for at the least: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let dummyHash: Promise<string> | undefined;

/** An unknown address costs as much time as a wrong password: the clock must not tell who has an account. */
export const isPasswordRight = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  dummyHash ??= hashPassword('a password that nobody has');
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && passwordHash !== undefined;
};
