/** The source of a compiled instruction. */
export interface Unit {
  readonly source: string;
  /** Name of the partial; absent for the template itself and for fragments. */
  readonly partial?: string;
}

/** The position of an instruction, for errors. */
export interface Site {
  readonly unit: Unit;
  readonly offset: number;
  /** The instruction's name in the language. */
  readonly opcode: string;
}
