import { serverPacks } from '#shared/languages/server-packs'
import { defaultLanguage, type Language } from '#shared/rules/languages'
import { seedStyles } from './default-template.ts'
import { fenceOf } from './fences.ts'
import { ownSources } from './several-sources.ts'
import type { WritingRequest } from './writer.ts'

/**
 * One example post, in the post's language and in the chosen form: models copy tone from an example more reliably than
 * from adjectives, and its build and its faults too. So it changes with the article, and only a style in its original
 * words has one. An author's own posts, or a text of theirs, show their voice better.
 */
export function patternFor(request: WritingRequest): string {
  const { voice, source, brief, opening, language } = request
  const style = seedStyles.find(({ promptPart }) => promptPart === voice.style.promptPart.trim())
  const hasOwnVoice = voice.examplePosts.some((post) => post.trim()) || ownSources(request).length > 0
  if (!style || hasOwnVoice) return ''
  const { patterns } = serverPacks[language as Language] ?? serverPacks[defaultLanguage]
  const fitting = patterns[style.patterns].filter(({ form }) => brief.form === null || form === brief.form)
  // no more digits than a number holds exactly
  const drawn = Number.parseInt(fenceOf([source.text, opening]).slice(0, 12), 16)
  const pattern = fitting[drawn % fitting.length]
  if (!pattern) return ''
  return `A post in this style, for its tone alone; its facts are made up.\n[Pattern]\n${pattern.text}\n[End of pattern]`
}
