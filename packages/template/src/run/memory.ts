/** State of formatters for the duration of one render. */
export interface Memory<Kept> {
  readonly create: () => Kept;
}

export const defineMemory = <Kept>(create: () => Kept): Memory<Kept> => ({ create });
