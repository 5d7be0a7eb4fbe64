import type { DraftOpening } from '#shared/rules/drafts'
import type { WritingRequest } from './writer.ts'

/** What keeps several drafts of one post from being the same post in other words. */
export function draftBrief({ opening }: WritingRequest): string[] {
  if (!opening) return []
  return [
    `The author compares several drafts of this post; the others begin and argue otherwise. The first line of this one is ${openings[opening]}. Choose the facts that lead on from there.`,
  ]
}

const openings: Record<DraftOpening, string> = {
  outcome: 'what changes for one kind of reader, said plainly and with the figure or fact that changes it',
  scene: 'one person, place or moment of the material, by name, in the middle of what happened',
  contrast: 'two facts or figures of the material that do not seem to go together, set side by side',
}
