import { type Language, languageIds } from '#shared/rules/languages'
import { endOf } from '#shared/text/end-of'
import { recogniseLanguage } from '#shared/text/recognise-language'
import { measureVoice, quantile } from '../measure-voice.ts'
import type { Opening } from '../opening.ts'
import { favouriteStarters, favouriteWords } from './favourite-words.ts'
import { neverWords } from './never-words.ts'
import { measurePerson, type PersonUse } from './person-use.ts'
import { type Frequency, measureEmoji, measureHashtags, measureSigns, type SignName, type TagUse } from './sign-use.ts'
import { orderByTypicality } from './typical-posts.ts'

/** How someone writes, measured from their own posts. */
export interface VoiceProfile extends PersonUse {
  /** In which most of them are written. */
  language: Language
  /** Of the middle half of the posts, in characters. */
  length: { least: number; most: number }
  sentenceWords: number
  /** Of a line of text. */
  paragraphWords: number
  firstLineCharacters: number
  /** Those of more than one post in ten, the commonest first. */
  openings: { opening: Opening; share: number }[]
  /** Whether most posts end by asking something. */
  endsWithQuestion: boolean
  signs: Partial<Record<SignName, Frequency>>
  emoji: TagUse
  hashtags: TagUse
  favouriteWords: string[]
  favouriteStarters: string[]
  neverWords: string[]
}

export interface DescribedPosts {
  profile: VoiceProfile
  /** Places in the posts as they were given, the most typical first. */
  order: number[]
}

const noteworthyShare = 0.1

/** Null when there is not a word in any of them. */
export function describePosts(posts: readonly string[]): DescribedPosts | null {
  const language = commonestLanguage(posts)
  const measured = posts.map((text) => {
    const own = recogniseLanguage(text) ?? language
    return { text, language: own, voice: measureVoice(text, own) }
  })
  const worded = measured.flatMap(({ voice, ...post }) => (voice ? [{ ...post, voice }] : []))
  if (worded.length === 0) return null

  const texts = worded.map(({ text }) => text)
  const lengths = texts.map((text) => text.trim().length)
  const middleOf = (figure: 'sentenceLength' | 'paragraphLength' | 'firstLine') =>
    Math.round(
      quantile(
        worded.map(({ voice }) => voice.figures[figure]),
        0.5,
      ),
    )
  const profile: VoiceProfile = {
    language,
    length: { least: roundLength(quantile(lengths, 0.25)), most: roundLength(quantile(lengths, 0.75)) },
    sentenceWords: middleOf('sentenceLength'),
    paragraphWords: middleOf('paragraphLength'),
    firstLineCharacters: middleOf('firstLine'),
    openings: openingShares(worded.map(({ voice }) => voice.opening)),
    endsWithQuestion: texts.filter(endsByAsking).length / texts.length >= 0.5,
    ...measurePerson(worded),
    signs: measureSigns(texts),
    emoji: measureEmoji(texts),
    hashtags: measureHashtags(texts),
    favouriteWords: favouriteWords(worded),
    favouriteStarters: favouriteStarters(worded),
    neverWords: neverWords(texts, language),
  }
  return { profile, order: orderByTypicality(measured) }
}

function commonestLanguage(posts: readonly string[]): Language {
  const counts = new Map<Language, number>()
  for (const post of posts) {
    const language = recogniseLanguage(post)
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  return languageIds.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? 'english'
}

function openingShares(openings: readonly Opening[]): VoiceProfile['openings'] {
  return [...new Set(openings)]
    .map((opening) => ({ opening, share: openings.filter((each) => each === opening).length / openings.length }))
    .filter(({ share }) => share > noteworthyShare)
    .sort((a, b) => b.share - a.share || (a.opening < b.opening ? -1 : 1))
}

/** Before the hashtags and addresses that follow a post. */
function endsByAsking(text: string): boolean {
  const last = text
    .split('\n')
    .map((line) => line.replaceAll(/https?:\/\/\S+|#[\p{L}\p{N}_]+/gu, '').trim())
    .findLast((line) => /[\p{L}\p{N}]/u.test(line))
  return last !== undefined && endOf(last, /[^\p{L}\p{N}]/u).includes('?')
}

/** Rounds to fifty; more precision means nothing. */
function roundLength(characters: number): number {
  return characters < 100 ? Math.round(characters) : Math.round(characters / 50) * 50
}
