/** The language of a text by its commonest small words; sure for a few sentences in one of the product's six. */
import { type Language, languages } from '#shared/rules/languages'

const smallWords: Record<Language, string> = {
  english:
    'the of and to in is that for with on was as are by this from at have has been not they will which their were but its would',
  german:
    'der die und das den von zu mit ist sich des auf für nicht ein eine dem im auch es als bei sind aus nach wird einen oder wurde über',
  french:
    'le la les et des en du une dans est pour que qui sur pas au par plus avec ce il sont son été ses aux cette ont nous mais',
  spanish:
    'el la los de que y en un las del por con una para es se su al lo como más pero sus ha le fue este entre también muy',
  italian:
    'il di che la e per un in del della è con non una si le dei da al gli alla nel sono ha delle anche più come questo',
  portuguese:
    'o de que e do da em um para com não uma os no se na por mais as dos ao como mas foi das tem à seu são pelo',
}

const owners = new Map<string, Language[]>()
for (const [language, words] of Object.entries(smallWords) as [Language, string][]) {
  for (const word of words.split(' ')) owners.set(word, [...(owners.get(word) ?? []), language])
}

const sampleChars = 6000
const fewestWords = 12

/** BCP 47 code of the text's language, or null when it is too short or in none of the six. */
export function recogniseLanguage(text: string): string | null {
  const words =
    text
      .slice(0, sampleChars)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const scores = new Map<Language, number>()
  for (const word of words) {
    const languagesOfWord = owners.get(word) ?? []
    for (const language of languagesOfWord)
      scores.set(language, (scores.get(language) ?? 0) + 1 / languagesOfWord.length)
  }
  const [best, second] = [...scores].sort(([, a], [, b]) => b - a)
  if (!best || words.length < fewestWords) return null
  const isClear = best[1] >= words.length * 0.12 && best[1] >= (second?.[1] ?? 0) * 1.3
  return isClear ? languages[best[0]].code : null
}

/** The declared language, unless the text plainly is in another one or nothing is declared. */
export function settleLanguage(declared: string | null, text: string): string | null {
  const code = normaliseCode(declared)
  const recognised = recogniseLanguage(text)
  if (!recognised) return code
  return code?.toLowerCase().split('-')[0] === recognised ? code : recognised
}

/** `en_us` and `EN-us` become `en-US`; names such as "english" and nonsense become null. */
function normaliseCode(declared: string | null): string | null {
  const match = /^([a-z]{2,3})(?:[-_](?:[a-z]{4}[-_])?([a-z]{2}|\d{3}))?\b/i.exec(declared?.trim() ?? '')
  if (!match?.[1] || /^[a-z]{4}/i.test(declared?.trim() ?? '')) return null
  return match[2] ? `${match[1].toLowerCase()}-${match[2].toUpperCase()}` : match[1].toLowerCase()
}
