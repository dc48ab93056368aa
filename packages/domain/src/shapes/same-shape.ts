/** Recursively read-only. */
export type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/**
 * Whether two types describe the same JSON, ignoring `readonly`. Schema files compare the inferred type of a
 * schema with the type that rules use: `true satisfies SameShape<Static<typeof taxRuleSchema>, TaxRule>`.
 */
export type SameShape<A, B> = IsSame<DeepReadonly<A>, DeepReadonly<B>>;
