import { useEffect, useSyncExternalStore } from 'react'
import { type InterfaceLanguage, interfaceLanguages } from '#shared/rules/interface-languages'
import { setTranslation, type Translation } from './catalogue.ts'

/**
 * The language of the interface: what the person signed in has chosen in the settings; before they are known, what was
 * chosen last in this browser; else the first of the browser's languages that the interface has.
 */

const storageKey = 'postwright.language'

let language: InterfaceLanguage = 'en'
/** What was asked for last; words that arrive for another one come too late. */
let wanted: InterfaceLanguage = 'en'
let fetchTranslation: (language: InterfaceLanguage) => Promise<Translation | null> = async () => null
const listeners = new Set<() => void>()

export function languageInUse(): InterfaceLanguage {
  return language
}

/** The same, for what has to be rendered anew when it changes. */
export function useLanguage(): InterfaceLanguage {
  return useSyncExternalStore(subscribe, languageInUse, languageInUse)
}

/**
 * Sets the language of the first rendering. It stays English when the words of another one cannot be fetched.
 * @param fetchWords the translation into a language; null for English, which the code itself holds
 */
export async function startLanguage(fetchWords: typeof fetchTranslation): Promise<void> {
  fetchTranslation = fetchWords
  await use(rememberedLanguage() ?? browserLanguage())
}

/** Follows what the person signed in has chosen. @param choice null: as the browser; undefined: nobody is known */
export function useChosenLanguage(choice: InterfaceLanguage | null | undefined): void {
  useEffect(() => {
    if (choice !== undefined) void chooseLanguage(choice)
  }, [choice])
}

/** Changes the language at once and remembers it in this browser. @param choice null: the browser's */
export async function chooseLanguage(choice: InterfaceLanguage | null): Promise<void> {
  remember(choice)
  await use(choice ?? browserLanguage())
}

/** The first of `tags`, as browsers list them, that the interface has. Pure. */
function pickLanguage(tags: readonly string[]): InterfaceLanguage {
  for (const tag of tags) {
    const known = toLanguage(tag.toLowerCase().split('-')[0])
    if (known) return known
  }
  return 'en'
}

async function use(next: InterfaceLanguage): Promise<void> {
  wanted = next
  if (next === language) return
  try {
    const words = await fetchTranslation(next)
    if (wanted !== next) return
    setTranslation(words)
  } catch (error) {
    console.error(`The words of the language ${next} could not be fetched.`, error)
    return
  }
  language = next
  document.documentElement.lang = next
  for (const listener of listeners) listener()
}

function browserLanguage(): InterfaceLanguage {
  return pickLanguage(navigator.languages)
}

function rememberedLanguage(): InterfaceLanguage | null {
  try {
    return toLanguage(localStorage.getItem(storageKey))
  } catch {
    return null // storage is forbidden
  }
}

function remember(choice: InterfaceLanguage | null): void {
  try {
    if (choice === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // Storage is forbidden: the choice is kept with the account.
  }
}

function toLanguage(value: string | null | undefined): InterfaceLanguage | null {
  return interfaceLanguages.find((each) => each === value) ?? null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
