import { languagePacks } from '#shared/languages/packs'
import type { PersonWords } from '#shared/languages/parts/voice-words'
import type { Language } from '#shared/rules/languages'
import { wordsOf } from '../words.ts'

export interface PersonUse {
  /** The grammatical person of most posts; `nobody` if almost none has a first person, null if it varies. */
  speaker: 'i' | 'we' | 'both' | 'nobody' | null
  /** How most of the posts speak to the reader; as above. */
  reader: 'you' | 'polite' | 'nobody' | null
}

/** Of so many posts something is a habit, of so few it is next to never. */
const minShare = 0.4
const hardlyEver = 0.1

export function measurePerson(posts: readonly { text: string; language: Language }[]): PersonUse {
  const uses = posts.map(({ text, language }) => personsIn(text, language))
  const share = (person: keyof PersonWords) => uses.filter((use) => use.has(person)).length / uses.length
  const [i, we, you, polite] = [share('i'), share('we'), share('you'), share('polite')]
  return {
    speaker:
      i >= minShare
        ? we >= minShare
          ? 'both'
          : 'i'
        : we >= minShare
          ? 'we'
          : Math.max(i, we) <= hardlyEver
            ? 'nobody'
            : null,
    reader:
      Math.max(you, polite) >= minShare
        ? polite > you
          ? 'polite'
          : 'you'
        : Math.max(you, polite) <= hardlyEver
          ? 'nobody'
          : null,
  }
}

function personsIn(text: string, language: Language): Set<keyof PersonWords> {
  const words = new Set(wordsOf(text).flatMap(({ plain }) => [plain, `${plain.split("'")[0]}'`]))
  const { persons, politeForm } = languagePacks[language].voice
  const found = (Object.entries(persons) as [keyof PersonWords, string][])
    .filter(([, list]) => list.split(' ').some((word) => words.has(word)))
    .map(([person]) => person)
  if (politeForm?.test(text)) found.push('polite')
  return new Set(found)
}
