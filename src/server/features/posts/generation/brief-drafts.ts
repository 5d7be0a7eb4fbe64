import type { z } from 'zod'
import type { Angles, WritingRequest } from '#server/writing/writer'
import type { DraftBrief as DraftBriefShape } from '#shared/contract/versions'
import { type DraftOpening, draftOpenings } from '#shared/rules/drafts'
import type { PostBrief, PostForm } from '#shared/rules/post-brief'

export type DraftBrief = z.infer<typeof DraftBriefShape>

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
 * Decides how the drafts of one post differ: in angle and form, as far as the author left them open, and always in
 * their opening. Pure.
 * @param angles suggested for the article before; may be empty
 */
export function briefDrafts(count: number, brief: PostBrief, angles: Angles['angles']): DraftBrief[] {
  const suggested = brief.angle === null ? angles : []
  const drafts: DraftBrief[] = []
  for (let at = 0; at < count; at += 1) {
    const angle = suggested[at]
    const form =
      brief.form ?? angle?.kind ?? usualForms.find((each) => !drafts.some((draft) => draft.form === each)) ?? 'number'
    const isFree = (opening: DraftOpening) => !drafts.some((draft) => draft.opening === opening)
    const opening = [openingOf[form], ...draftOpenings].find(isFree) ?? openingOf[form]
    drafts.push({ form, opening, angle: angle?.text ?? null })
  }
  return drafts
}

/** The writing request of one draft. */
export function asDraft<Request extends WritingRequest>(
  request: Request,
  { form, opening, angle }: DraftBrief,
): Request {
  return { ...request, opening, brief: { ...request.brief, form, angle: angle ?? request.brief.angle } }
}
