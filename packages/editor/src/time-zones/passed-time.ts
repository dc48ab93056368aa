export const TIME_PASSED = 'This time has passed. Choose a later one.';

interface Planned {
  readonly status: string;
  readonly publishOn?: number | undefined;
}

/** What is planned anew for a time that is over would never appear; what was planned before has its own course. */
export const findPassedTime = (
  before: Planned,
  { status, publishOn }: Planned,
  now: number = Date.now(),
): { readonly publishOn?: string } => {
  const isNew = status !== before.status || publishOn !== before.publishOn;
  const isOver = publishOn !== undefined && publishOn <= now;
  return status === 'scheduled' && isNew && isOver ? { publishOn: TIME_PASSED } : {};
};
