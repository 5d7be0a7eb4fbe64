/**
 * The words of the interface. Every feature keeps its English ones in a catalogue next to its code; the app loads
 * another language as a whole when it is in use, and its words replace the English ones.
 */

/** The type of a catalogue in any language: texts may be any text, everything else is as in English. */
export type Words<T> = T extends (...values: infer Values) => infer Result
  ? (...values: Values) => Words<Result>
  : T extends string
    ? string
    : T extends object
      ? { readonly [Key in keyof T]: Words<T[Key]> }
      : T

/** All catalogues of a language by their names. */
export type Translation = Readonly<Record<string, object>>

let translation: Translation | null = null

/** @param next null for English */
export function setTranslation(next: Translation | null): void {
  translation = next
}

/**
 * The catalogue `name` in the current language; null in English, and where the language has no catalogue of that name.
 */
export function translated<T extends object>(name: string): T | null {
  return (translation?.[name] as T | undefined) ?? null
}

/**
 * A catalogue whose properties always return words in the current language. Read them while rendering, never while a
 * module loads: the language may change later.
 * @param name unique; the German words are exported under it from `texts.de.ts` in the same folder
 */
/* @__NO_SIDE_EFFECTS__ */
export function catalogue<const English extends object>(name: string, english: English): Words<English> {
  const words = {}
  for (const key of Object.keys(english) as (keyof English)[]) {
    Object.defineProperty(words, key, {
      enumerable: true,
      get: () => (translated<English>(name) ?? english)[key],
    })
  }
  return words as Words<English>
}
