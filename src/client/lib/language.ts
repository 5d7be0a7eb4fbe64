import { useEffect, useSyncExternalStore } from 'react'
import { type InterfaceLanguage, interfaceLanguages } from '#shared/rules/interface-languages'
import { setTranslation, type Translation } from './catalogue.ts'

/**
 * The language of the interface: the choice in the settings of the signed-in person; before that is known, the last
 * choice in this browser; else the first of the browser's languages that the interface has.
 */

const storageKey = 'postwright.language'

let language: InterfaceLanguage = 'en'
/** The language requested last; translations that load for an earlier request are ignored. */
let wanted: InterfaceLanguage = 'en'
let fetchTranslation: (language: InterfaceLanguage) => Promise<Translation | null> = async () => null
const listeners = new Set<() => void>()

export function languageInUse(): InterfaceLanguage {
  return language
}

/** The same as a hook, which re-renders on changes. */
export function useLanguage(): InterfaceLanguage {
  return useSyncExternalStore(subscribe, languageInUse, languageInUse)
}

/**
 * Sets the language of the first render. It stays English when a translation fails to load.
 * @param fetchWords the translation into a language; null for English, which the code itself contains
 */
export async function startLanguage(fetchWords: typeof fetchTranslation): Promise<void> {
  fetchTranslation = fetchWords
  await use(rememberedLanguage() ?? browserLanguage())
}

/**
 * Applies the choice of the signed-in person.
 * @param choice null: the browser's language; undefined: nobody is known
 */
export function useChosenLanguage(choice: InterfaceLanguage | null | undefined): void {
  useEffect(() => {
    if (choice !== undefined) void chooseLanguage(choice)
  }, [choice])
}

/**
 * Changes the language at once and stores it in this browser.
 * @param choice null: the browser's
 */
export async function chooseLanguage(choice: InterfaceLanguage | null): Promise<void> {
  remember(choice)
  await use(choice ?? browserLanguage())
}

/** The first of the browser's languages that the interface has. Pure. */
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
    // Storage is forbidden: the account stores the choice.
  }
}

function toLanguage(value: string | null | undefined): InterfaceLanguage | null {
  return interfaceLanguages.find((each) => each === value) ?? null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
