import { createRequire } from 'node:module';
import type * as Cldr from '@phensley/cldr';
import type { CLDR, CLDRFramework } from '@phensley/cldr';

export type CldrLibrary = typeof Cldr;

/**
 * The language and region of a page. The first access to `cldr` loads the data, which takes tens of
 * milliseconds.
 */
export interface Locale {
  readonly id: string;
  readonly cldr: CLDR;
}

/** What formatters need from the host. Without a locale, language formatters print nothing. */
export interface RenderHost {
  readonly locale: Locale | undefined;
  /** The shop's currency: bare numbers are in its minor units, or hundredths if it is unknown. */
  readonly currency?: string;
}

const FALLBACK = 'en';
const require = createRequire(import.meta.url);

let library: CldrLibrary | undefined;
let framework: CLDRFramework | undefined;
let languages: ReadonlySet<string> | undefined;
const opened = new Map<string, CLDR>();

/** The library with its rules but without locale data. */
export const cldrLibrary = (): CldrLibrary => {
  library ??= loadLibrary();
  return library;
};

const loadLibrary = (): CldrLibrary => require('@phensley/cldr');
const loadPack = (language: string): unknown => require(`@phensley/cldr/packs/${language}.json`);

const isShipped = (language: string): boolean => {
  languages ??= new Set(
    cldrLibrary()
      .CLDRFramework.availableLocales()
      .map((each) => each.tag.language()),
  );
  return languages.has(language);
};

const load = (id: string): CLDR => {
  const { CLDRFramework } = cldrLibrary();
  const locale = CLDRFramework.resolveLocale(id);
  const known = isShipped(locale.tag.language()) ? locale : CLDRFramework.resolveLocale(FALLBACK);
  const key = known.tag.compact();
  const found = opened.get(key);
  if (found) return found;
  framework ??= new CLDRFramework({ loader: loadPack, packCacheSize: 8 });
  const cldr = framework.get(known);
  opened.set(key, cldr);
  return cldr;
};

/** A class, because a getter in an object literal gives each object its own hidden class. */
class LazyLocale implements Locale {
  readonly id: string;
  private loaded: CLDR | undefined;

  constructor(id: string) {
    this.id = id;
  }

  get cldr(): CLDR {
    this.loaded ??= load(this.id);
    return this.loaded;
  }
}

/** Cache limit. */
const MAX_LOCALES = 100;
const locales = new Map<string, Locale>();

/** A locale by its tag, such as `en-US` or `de`. Unknown ones fall back to English. */
export const openLocale = (id: string): Locale => {
  const locale = locales.get(id) ?? new LazyLocale(id);
  if (locales.size >= MAX_LOCALES) locales.clear();
  locales.set(id, locale);
  return locale;
};
