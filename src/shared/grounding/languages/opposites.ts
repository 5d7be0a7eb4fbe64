import type { Language } from '#shared/rules/languages'
import { english } from './opposites/english.ts'
import { french } from './opposites/french.ts'
import { german } from './opposites/german.ts'
import { italian } from './opposites/italian.ts'
import { portuguese } from './opposites/portuguese.ts'
import { spanish } from './opposites/spanish.ts'

/**
 * Words that say the contrary of each other, by what they are about: `these / those`. A word with a hyphen at its end
 * stands for all words that begin so.
 */
const pairs: Record<Language, Readonly<Record<string, string>>> = {
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
}

export interface Opposites {
  /** The sides a word stands on: `+rise` for rose, `-rise` for fell. */
  sidesOf(word: string): readonly string[]
}

const known = new Map<Language, Opposites>()

export function oppositesIn(language: Language): Opposites {
  const before = known.get(language)
  if (before) return before
  const made = build(pairs[language])
  known.set(language, made)
  return made
}

function build(table: Readonly<Record<string, string>>): Opposites {
  const whole = new Map<string, string[]>()
  const starts = new Map<string, string[]>()
  for (const [name, pair] of Object.entries(table)) {
    const [these = '', those = ''] = pair.split(/\s\/\s/)
    addAll(these, `+${name}`)
    addAll(those, `-${name}`)
  }

  function addAll(words: string, side: string): void {
    for (const word of words.split(/\s+/).filter((each) => each !== '')) {
      const target = word.endsWith('-') ? starts : whole
      const key = word.replace(/-$/, '')
      target.set(key, [...(target.get(key) ?? []), side])
    }
  }

  return {
    sidesOf(word) {
      const sides = [...(whole.get(word) ?? [])]
      for (let length = 2; length <= word.length; length += 1) sides.push(...(starts.get(word.slice(0, length)) ?? []))
      return sides
    },
  }
}

export function otherSide(side: string): string {
  return `${side.startsWith('+') ? '-' : '+'}${side.slice(1)}`
}
