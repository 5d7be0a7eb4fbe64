import type { z } from 'zod'
import type { Angles, WritingRequest } from '#server/writing/writer'
import type { DraftPlan as DraftPlanShape } from '#shared/contract/versions'
import { type DraftOpening, draftOpenings } from '#shared/rules/drafts'
import type { PostForm, PostPlan } from '#shared/rules/post-plan'

export type DraftPlan = z.infer<typeof DraftPlanShape>

const usualForms: readonly PostForm[] = ['consequence', 'lesson', 'tension']

const openingOf: Record<PostForm, DraftOpening> = {
  consequence: 'outcome',
  list: 'outcome',
  lesson: 'scene',
  story: 'scene',
  tension: 'contrast',
  number: 'contrast',
}

/**
 * How drafts of one post are to differ: in what they are about and how they are built, as far as the author left that
 * open, and always in how they begin. Pure.
 * @param angles suggested for the article before; none is needed
 */
export function planDrafts(count: number, plan: PostPlan, angles: Angles['angles']): DraftPlan[] {
  const suggested = plan.angle === null ? angles : []
  const drafts: DraftPlan[] = []
  for (let at = 0; at < count; at += 1) {
    const angle = suggested[at]
    const form =
      plan.form ?? angle?.kind ?? usualForms.find((each) => !drafts.some((draft) => draft.form === each)) ?? 'number'
    const isFree = (opening: DraftOpening) => !drafts.some((draft) => draft.opening === opening)
    const opening = [openingOf[form], ...draftOpenings].find(isFree) ?? openingOf[form]
    drafts.push({ form, opening, angle: angle?.text ?? null })
  }
  return drafts
}

/** What the writer of one of them is asked. */
export function asDraft<Request extends WritingRequest>(
  request: Request,
  { form, opening, angle }: DraftPlan,
): Request {
  return { ...request, opening, plan: { ...request.plan, form, angle: angle ?? request.plan.angle } }
}
