/** The text an instruction was compiled from. */
export interface Unit {
  readonly source: string;
  /** Name of the partial; absent for the template itself and for fragments. */
  readonly partial?: string;
}

/** The place of an instruction, for errors. */
export interface Site {
  readonly unit: Unit;
  readonly offset: number;
  /** The language's name of the instruction. */
  readonly opcode: string;
}
