export const TIME_PASSED = 'This time has passed. Choose a later one.';

interface Planned {
  readonly status: string;
  readonly publishOn?: number | undefined;
}

/** A newly scheduled time must be in the future; an existing schedule is left alone. */
export const findPassedTime = (
  before: Planned,
  { status, publishOn }: Planned,
  now: number = Date.now(),
): { readonly publishOn?: string } => {
  const isNew = status !== before.status || publishOn !== before.publishOn;
  const isOver = publishOn !== undefined && publishOn <= now;
  return status === 'scheduled' && isNew && isOver ? { publishOn: TIME_PASSED } : {};
};
