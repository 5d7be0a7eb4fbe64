import { type PostPlan, type SourceMention, usualPlan } from '#shared/rules/post-plan'
import { looksOwn } from '#shared/text/looks-own'
import type { FormValues, SourceTab } from './form-values.ts'

/** A plan without a place for the source leaves that to the settings, which the server knows. */
export type FormPlan = Omit<PostPlan, 'sourceMention'> & { sourceMention: SourceMention | null }

/** The plan of the post: what was chosen by hand, else the defaults. An angle brings the form it was found for. */
export function resolvePlan(values: FormValues, tab: SourceTab): FormPlan {
  const angle = values.angle?.tab === tab ? values.angle : null
  const hasOpinion = values.opinion.trim() !== ''
  return {
    angle: angle?.text ?? null,
    stance: hasOpinion || values.stance?.tab !== tab ? null : values.stance.text,
    form: values.form ?? angle?.kind ?? null,
    length: values.length ?? usualPlan.length,
    hashtags: values.hashtags ?? usualPlan.hashtags,
    sourceMention: values.sourceMention,
  }
}

/** The parts of a plan that differ from the default one: only these are sent. */
export function unusualParts(plan: FormPlan): Partial<{ [Part in keyof FormPlan]: NonNullable<FormPlan[Part]> }> {
  const usual: FormPlan = { ...usualPlan, sourceMention: null }
  return Object.fromEntries(Object.entries(plan).filter(([part, value]) => value !== usual[part as keyof FormPlan]))
}

/**
 * Whether the source is the author's own text: as they said, else as a pasted text reads. A document is read by the
 * server first, so null leaves it to that; a page is always an article.
 */
export function resolveOwn(values: FormValues, tab: SourceTab): boolean | null {
  if (tab === 'url-input') return null
  if (values.isOwn !== null) return values.isOwn
  return tab === 'text-input' ? looksOwn(values.text) : null
}
