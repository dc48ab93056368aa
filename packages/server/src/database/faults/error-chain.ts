export interface ErrorLink {
  code?: string;
  syscall?: string;
  constraint?: string;
  message: string;
}

/** The error and its causes, outermost first: drizzle wraps what the driver throws. */
export function errorChain(error: unknown): ErrorLink[] {
  const links: ErrorLink[] = [];
  let current = error;
  while (current instanceof Error && links.length < 8) {
    links.push(linkOf(current));
    current = current instanceof AggregateError ? current.errors[0] : current.cause;
  }
  return links;
}

export function errorCode(error: unknown): string | undefined {
  return errorChain(error).find(({ code }) => code !== undefined)?.code;
}

function linkOf(error: Error): ErrorLink {
  const link: ErrorLink = { message: error.message };
  if ('code' in error && typeof error.code === 'string') link.code = error.code;
  if ('syscall' in error && typeof error.syscall === 'string') link.syscall = error.syscall;
  if ('constraint' in error && typeof error.constraint === 'string') link.constraint = error.constraint;
  return link;
}
