import type { PostForm } from '#shared/rules/post-plan'
import { fenced } from './fences.ts'
import type { Voice, WritingRequest } from './writer.ts'

/** What the author said about themselves and chose for this post, after the template. Nothing that was not given. */

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
    part('About the author, to choose what matters and how deep to go; the post does not introduce them:', about),
    part('Readers the author writes for:', readers),
  ].filter(Boolean)
}

/** What this one post is to be; only asked of a whole post. */
export function planBrief({ plan }: WritingRequest, fence: string): string[] {
  const angle = plan.angle?.trim()
  const form = plan.form && forms[plan.form]
  return [
    angle ? `The author chose this point; the post is about it:\n${fenced('choice', fence, angle)}` : '',
    form
      ? `Form of this post:\n${form.build}`
      : ['Form: the one that the evidence fits best.', ...Object.values(forms).map(({ build }) => `- ${build}`)].join(
          '\n',
        ),
    `Its last sentence: ${form ? form.end : freeEnd}. Tell readers to do something only if the material names that step or a fact of the post leads straight to it.`,
  ].filter(Boolean)
}

const freeEnd = `whichever this story gives: the remedy that the material names, as a choice its readers have; what to ask, look up or decide next; what to expect, and when; or, only where the answers would be worth reading, a question that people in the field would answer in public, from their own work`

const forms: Record<PostForm, { build: string; end: string }> = {
  consequence: {
    build: 'Consequence: the fact, then what it changes for one kind of reader.',
    end: 'the choice it puts before that reader, or the first thing to look up for it',
  },
  tension: {
    build: 'Tension: two facts that pull against each other, which of them to go by for now, and why.',
    end: 'what would settle it, as far as the material tells, or what to go by until then',
  },
  lesson: {
    build: 'Lesson: what happened, then the one move or mistake that decided it, and how it did.',
    end: 'what to copy or avoid, in the terms of this case and as narrow as it bears out',
  },
  number: {
    build: 'Number: one figure, what it is measured against, and what the comparison changes.',
    end: 'the figure of their own that readers can set beside it',
  },
  story: {
    build: 'Story: one person or moment, told in order, with a late turn that shows the point.',
    end: 'the point itself, as this story shows it',
  },
  list: {
    build: 'List: one sentence that says what for, then three to five points of a line each, with what each rests on.',
    end: 'which point weighs most, and why',
  },
}

function part(heading: string, lines: readonly (string | undefined)[]): string {
  const given = lines.filter(Boolean)
  return given.length > 0 ? [heading, ...given].join('\n') : ''
}
