const MIN_BASE_LENGTH = 3;

export interface UniqueNameRequest {
  readonly base: string;
  /** Used if the base is too short. */
  readonly fallback: string;
  readonly isTaken: (name: string) => boolean;
}

/** The name if it is free, else the first free one of name-1, name-2 … */
export const findUniqueName = ({ base, fallback, isTaken }: UniqueNameRequest): string => {
  const name = base.length < MIN_BASE_LENGTH ? fallback : base;
  if (!isTaken(name)) return name;
  let count = 1;
  while (isTaken(`${name}-${count}`)) count += 1;
  return `${name}-${count}`;
};

const identifierPattern = /^[a-z0-9](?:[a-z0-9-]{1,58})[a-z0-9]$/;

export const isIdentifier = (text: string): boolean => identifierPattern.test(text);
