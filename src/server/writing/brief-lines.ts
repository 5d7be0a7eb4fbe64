import type { PostForm } from '#shared/rules/post-brief'
import { fenced } from './fences.ts'
import type { Voice, WritingRequest } from './writer.ts'

/** What the author told about themselves and chose for this post, after the template. Omits everything not given. */

export function authorBrief({ voice }: WritingRequest, fence: string): string[] {
  const [profile, wishes] = [voice.profile.trim(), voice.customPrompt.trim()]
  return [
    ...aboutAuthor(voice),
    part('How the author’s own posts read:', [profile && fenced('profile', fence, profile)]),
    part('The author’s standing wishes:', [wishes]),
  ].filter(Boolean)
}

/** Who the author is and whom they write for. */
export function aboutAuthor({ author, targetAudience }: Pick<Voice, 'author' | 'targetAudience'>): string[] {
  const [role, field, writesFor, standsFor, audience] = [
    author.role,
    author.field,
    author.writesFor,
    author.standsFor,
    targetAudience,
  ].map((text) => text.trim())
  const about = [role && `Role: ${role}`, field && `Field: ${field}`, standsFor && `Stands for: ${standsFor}`]
  const readers = [...new Set([writesFor, audience])]
  return [
    part('About the author, to choose what matters; the post neither introduces them nor recites this:', about),
    part('Readers the author writes for:', readers),
  ].filter(Boolean)
}

/** What was chosen for this post; only for whole posts. */
export function briefLines({ brief }: WritingRequest, fence: string): string[] {
  const angle = brief.angle?.trim()
  return [
    angle ? `The author chose this point; the post is about it:\n${fenced('choice', fence, angle)}` : '',
    `${brief.form ? `Build of this post: ${forms[brief.form]}.` : anyForm} ${anyEnd}`,
  ].filter(Boolean)
}

const forms: Record<PostForm, string> = {
  consequence: 'a fact and whom it hits',
  tension: 'two facts that pull against each other',
  lesson: 'the move or mistake that decided it',
  number: 'one figure and its measure',
  story: 'one person or moment with a late turn',
  list: 'three to five points of a line each, under a sentence that says what for',
}

const anyForm = `The facts choose the build: say, ${Object.values(forms).join('; ')}.`
const anyEnd =
  'The post may end on the last fact, the point, what comes next or what is left open; on a step for readers only if the material names it.'

function part(heading: string, lines: readonly (string | undefined)[]): string {
  const given = lines.filter(Boolean)
  return given.length > 0 ? [heading, ...given].join('\n') : ''
}
