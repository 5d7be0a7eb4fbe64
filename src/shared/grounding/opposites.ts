import { languagePacks } from '#shared/languages/packs'
import type { Language } from '#shared/rules/languages'

export interface Opposites {
  /** The sides of a word: `+rise` for rose, `-rise` for fell. */
  sidesOf(word: string): readonly string[]
}

const known = new Map<Language, Opposites>()

export function oppositesIn(language: Language): Opposites {
  const before = known.get(language)
  if (before) return before
  const made = build(languagePacks[language].checking.opposites)
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
