import type { Language } from '#shared/rules/languages'
import { addressWords } from '#shared/rules/reader-address'
import { ownSources, sourcesOf } from './several-sources.ts'
import type { Voice, WritingRequest } from './writer.ts'

/** Who speaks in a post, and how they address its readers. */

/** Whether the author gave an opinion. */
export function hasView({ voice, brief }: Pick<WritingRequest, 'voice' | 'brief'>): boolean {
  return Boolean(voice.opinion.trim() || brief.stance?.trim())
}

/** @param isRefining whether the post stands already */
export function speakerRules(request: WritingRequest, isRefining: boolean): string[] {
  const own = ownSources(request)
  const isOwn = own.length === sourcesOf(request).length
  const speaker = isOwn ? ownText : own.length > 0 ? [partlyOwn(own)] : isRefining ? [iAsItStands] : []
  if (isRefining) return speaker
  if (hasView(request)) return [...speaker, viewRule(own.length > 0)]
  return own.length > 0 ? speaker : [withoutView(request.voice)]
}

/** In the language's own words; nothing where it has one form for everybody. */
export function addressRule({ language, voice }: Pick<WritingRequest, 'language' | 'voice'>): string {
  const words = addressWords[language as Language]
  if (!words) return ''
  return voice.address
    ? ` Readers are addressed as “${words[voice.address]}”.`
    : ` Readers, where they are addressed, are “${words[words.usual]}”, as is usual on LinkedIn.`
}

const ownText = [
  'The text is the author’s own. Write as its author: “I” for what they did, saw and think, “we” where the text says “we”. Add no experience, feeling or opinion that it does not state.',
  'Readers do not know that there is a text: nothing “reports” or “says” it. Give the post no title.',
]

function partlyOwn(own: readonly number[]): string {
  const which = own.map((number) => `Source ${number}`).join(' and ')
  return `${which}: the author’s own text. “I” and “we” tell what it says they did, saw and think, close to its words; nothing “reports” it, and it is never named as a source. The other sources are other people’s. Add no experience, feeling or opinion of the author’s.`
}

const iAsItStands = '“I” in the post is the author: it stays theirs. Add no experience, feeling or opinion to it.'

/** An author's words are what they are ready to defend: nothing is explained into them. */
function viewRule(speaksAnyway: boolean): string {
  const speaker = speaksAnyway ? '' : '“I” stands for the author’s view alone. '
  return `${speaker}The post argues their view. It stands in the post once, in their own words: only “this”, “it” or “they” becomes what is meant, and the language that of the post. Beside it stands the fact that best speaks for it. Add no experience, feeling or reason of theirs.`
}

/** A trade gives a standpoint; what its people did is only known of what is said. */
function withoutView({ author }: Pick<Voice, 'author'>): string {
  const gaveNone = 'The author gave no view: write without “I”'
  if (!author.role.trim() && !author.field.trim()) return `${gaveNone}; what you conclude is a reading of the facts.`
  return `${gaveNone}, but from where they stand. Where the material touches their trade, “we” or “in our trade” may say what people in it will weigh, want or watch, without a made-up experience, habit or figure.`
}
