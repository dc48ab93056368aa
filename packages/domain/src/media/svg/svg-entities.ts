/** A drawing that is not well formed. Guessing what was meant is how filters and browsers come to disagree. */
export class SvgFault extends Error {}

const MAX_ENTITIES = 100;
const MAX_VALUE_LENGTH = 1000;
/** Of all that they stand for together: a few letters must not become a drawing of gigabytes. */
const MAX_WRITTEN = 100_000;

/** Plain text alone: a value that names another entity, or holds an element, is none. */
const declaration = /\s*<!ENTITY\s+([A-Za-z_][\w-]*)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/y;

/** Texts that a drawing names in its document type, as older drawing programs do with the names of namespaces. */
export class SvgEntities {
  readonly #values = new Map<string, string>();
  #written = 0;

  declare(text: string): void {
    let at = 0;
    for (;;) {
      declaration.lastIndex = at;
      const match = declaration.exec(text);
      if (!match) break;
      const [whole, name = '', double, single] = match;
      this.#keep(name, double ?? single ?? '');
      at += whole.length;
    }
    if (text.slice(at).trim() !== '') throw new SvgFault('The document type is not a simple one.');
  }

  find(name: string): string | undefined {
    const value = this.#values.get(name);
    this.#written += value?.length ?? 0;
    if (this.#written > MAX_WRITTEN) throw new SvgFault('Its entities stand for too much.');
    return value;
  }

  /** The first of two with the same name counts, as XML has it. */
  #keep(name: string, value: string): void {
    if (value.length > MAX_VALUE_LENGTH || this.#values.size >= MAX_ENTITIES)
      throw new SvgFault('Its entities are too many or too long.');
    if (!this.#values.has(name)) this.#values.set(name, value);
  }
}
