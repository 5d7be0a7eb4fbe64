import type { Language } from '#shared/rules/languages'

/** The language of a text by its commonest small words; sure for a few sentences in one of the product's six. */

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

/** Latin letters that none of the six has: a text full of them is in another language, whatever small words it shares. */
const foreignLetters = /[ąćęłńśźżğışőűěďřťůňčšžđøåățșāēīūļķģņʼảạấầẩẫậắằẳẵặẻẽẹếềểễệỉĩịỏọốồổỗộớờởỡợủũụứừửữựỷỹỵ]/gu
const maxForeign = 0.02
const sampleChars = 6000
const fewestWords = 12

/** Null when the text is too short or in none of the six. */
export function recogniseLanguage(text: string): Language | null {
  const sample = text.slice(0, sampleChars).normalize('NFC').toLowerCase()
  const words = sample.match(/\p{L}+/gu) ?? []
  const scores = new Map<Language, number>()
  for (const word of words) {
    const languagesOfWord = owners.get(word) ?? []
    for (const language of languagesOfWord)
      scores.set(language, (scores.get(language) ?? 0) + 1 / languagesOfWord.length)
  }
  const [best, second] = [...scores].sort(([, a], [, b]) => b - a)
  if (!best || words.length < fewestWords) return null
  if ((sample.match(foreignLetters)?.length ?? 0) > maxForeign * sample.length) return null
  const isClear = best[1] >= words.length * 0.12 && best[1] >= (second?.[1] ?? 0) * 1.3
  return isClear ? best[0] : null
}
