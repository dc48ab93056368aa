import { findVariant } from '@sitewright/domain/catalogue';
import { hasStock, type Variant } from '../variant.ts';

/** Value by option name; an option without a value has not been chosen. */
export type Choices = Readonly<Record<string, string>>;

export interface ProductData {
  readonly id: string;
  readonly type: number;
  readonly isSubscription: boolean;
  /** None where there is nothing to choose. */
  readonly optionNames: readonly string[];
  readonly variants: readonly Variant[];
}

type Watcher = (variant: Variant | undefined) => void;

/** What a visitor has chosen of one product on the page. Everything that shows it watches this, nothing else. */
export class Product {
  readonly facts: ProductData;
  #choices: Choices = {};
  #variant: Variant | undefined;
  readonly #watchers = new Set<Watcher>();

  constructor(facts: ProductData) {
    this.facts = facts;
  }

  get choices(): Choices {
    return this.#choices;
  }

  /** The one that was chosen, or that no other is left to choose from. */
  get variant(): Variant | undefined {
    return this.#variant;
  }

  get unchosen(): readonly string[] {
    return this.facts.optionNames.filter((name) => !this.#choices[name]);
  }

  get isSoldOut(): boolean {
    const { variants } = this.facts;
    return variants.length > 0 && !variants.some((variant) => hasStock(variant));
  }

  /** Whether something is left of a value, or of any if it is empty, together with what is chosen of the other options. */
  has(option: string, value: string): boolean {
    const choices = Object.entries({ ...this.#choices, [option]: value });
    return this.facts.variants.some(
      (variant) =>
        hasStock(variant) &&
        choices.every(([name, chosen]) => !chosen || variant.attributes[name] === chosen),
    );
  }

  choose(choices: Choices): void {
    this.#choices = { ...this.#choices, ...choices };
    this.#variant = this.unchosen.length > 0 ? undefined : findVariant(this.facts.variants, this.#choices);
    for (const watcher of this.#watchers) watcher(this.#variant);
  }

  /** Calls at once and at every choice. */
  watch(watcher: Watcher): void {
    this.#watchers.add(watcher);
    watcher(this.#variant);
  }
}
