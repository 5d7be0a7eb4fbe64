import { defaultBrief, type PostBrief, type SourceMention } from '#shared/rules/post-brief'
import { looksOwn } from '#shared/text/looks-own'
import type { FormValues, SourceTab } from './form-values.ts'

/** `sourceMention` null: as in the author's settings, which the server reads. */
export type FormBrief = Omit<PostBrief, 'sourceMention' | 'stance'> & { sourceMention: SourceMention | null }

/** The brief of the post: the author's choices, else the defaults. An angle sets the form it was found for. */
export function resolveBrief(values: FormValues, tab: SourceTab): FormBrief {
  const angle = values.angle?.tab === tab ? values.angle : null
  return {
    angle: angle?.text ?? null,
    form: values.form ?? angle?.kind ?? null,
    length: values.length ?? defaultBrief.length,
    hashtags: values.hashtags ?? defaultBrief.hashtags,
    sourceMention: values.sourceMention,
  }
}

/** The parts of a brief that differ from the default one: only these are sent. */
export function unusualParts(brief: FormBrief): Partial<{ [Part in keyof FormBrief]: NonNullable<FormBrief[Part]> }> {
  const usual: FormBrief = { ...defaultBrief, sourceMention: null }
  return Object.fromEntries(Object.entries(brief).filter(([part, value]) => value !== usual[part as keyof FormBrief]))
}

/**
 * Whether the source is the author's own text: their choice, else a guess from a pasted text. Null for a document,
 * which the server reads first; a page is always an article.
 */
export function resolveOwn(values: FormValues, tab: SourceTab): boolean | null {
  if (tab === 'url-input') return null
  if (values.isOwn !== null) return values.isOwn
  return tab === 'text-input' ? looksOwn(values.text) : null
}
