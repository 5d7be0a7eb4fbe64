import type { ReadingWords } from '../parts/reading-words.ts'

export const reading: ReadingWords = {
  monthStarts: 'jan fev|fév mar avr mai juin juil aou|aoû sep oct nov déc|dec',
  bylines: String.raw`par\b|auteurs?\s*:|(?:publié|écrit|rédigé) par\b`,
  published: 'publiée?',
  changed: 'mise? à jour|modifiée?',
}
