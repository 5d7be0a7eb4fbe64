import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { toAppError } from '#server/platform/http/answer-error'
import { UnfinishedWriting } from '#server/writing/unfinished-writing'
import type { WritingRequest, WrittenPost } from '#server/writing/writer'
import { countsFromCharacters, unfinishedNotes } from '#shared/rules/unfinished'
import type { GenerationReport } from '../writing/generation-report.ts'
import { withVendorCall } from '../writing/vendor-calls.ts'
import { asDraft, type DraftPlan } from './plan-drafts.ts'

/** A draft that is kept. */
export interface Draft {
  /** From 1, in the order in which they were asked for; some may be missing. */
  number: number
  /** How it was to differ from the others; null for the only one. */
  plan: DraftPlan | null
  written: WrittenPost
}

interface Drafting {
  report: GenerationReport
  onDelta: (text: string, draft: number) => void
  /** One of several is at its end. @param failure why there is nothing of it; undefined: it is kept */
  onDraftEnd: (draft: number, failure: unknown) => void
  signal: AbortSignal
}

/**
 * Has a post written, or several drafts of it at the same time, each of which is a call to the model. Drafts that fail
 * are left out as long as there is another one.
 *
 * @param plans of each draft; none: there is only one
 * @returns the drafts, and whether they take the reserved post
 * @throws what the first of them failed with, when there is nothing to keep of any
 */
export async function writeDrafts(
  ctx: Context,
  author: Actor,
  request: WritingRequest,
  plans: readonly DraftPlan[],
  drafting: Drafting,
): Promise<{ drafts: Draft[]; counts: boolean }> {
  const { report } = drafting
  const asked = plans.length === 0 ? [null] : plans
  const endings = await Promise.allSettled(
    asked.map((plan, at) => writeDraft(ctx, author, request, { plan, number: at + 1 }, drafting)),
  )
  const kept = endings.flatMap((ending) => (ending.status === 'fulfilled' ? [ending.value] : []))
  const counting = kept.filter(({ counts }) => counts)
  // a few words of a model that fell silent are worth keeping only where there is nothing else
  const drafts = counting.length > 0 ? counting : kept.slice(0, 1)
  if (drafts.length === 0) throw endings.find((ending) => ending.status === 'rejected')?.reason
  report.written({ usage: sumUsage(drafts.map(({ written }) => written)) })
  return { drafts, counts: counting.length > 0 }
}

async function writeDraft(
  ctx: Context,
  author: Actor,
  request: WritingRequest,
  { plan, number }: Pick<Draft, 'plan' | 'number'>,
  { report, onDelta, onDraftEnd, signal }: Drafting,
): Promise<Draft & { counts: boolean }> {
  const end = (failure?: unknown) => plan && onDraftEnd(number, failure)
  try {
    const written = await withVendorCall(ctx, author, request.model, () =>
      ctx.writer.writePost(plan ? asDraft(request, plan) : request, {
        signal,
        onDelta: (text) => {
          report.words()
          onDelta(text, number)
        },
      }),
    )
    end()
    return { number, plan, written, counts: true }
  } catch (failure) {
    report.failed(failure)
    if (!toAppError(failure)) ctx.log.error({ err: failure }, 'a draft failed unexpectedly')
    const unfinished = partialPostOf(failure)
    end(unfinished?.counts ? undefined : failure)
    if (!unfinished) throw failure
    return { number, plan, ...unfinished }
  }
}

function sumUsage(posts: readonly WrittenPost[]): NonNullable<WrittenPost['usage']> {
  const sum = (kind: 'tokensIn' | 'tokensOut') => {
    const told = posts.flatMap(({ usage }) => usage?.[kind] ?? [])
    return told.length > 0 ? told.reduce((total, tokens) => total + tokens, 0) : null
  }
  return { tokensIn: sum('tokensIn'), tokensOut: sum('tokensOut') }
}

/**
 * What of a post is stored when writing it broke off. From a tenth of a usual post on it counts and is stored, also when
 * its author stopped it; before that only a model that falls silent leaves a draft, and no post is counted.
 * @returns null when nothing is stored
 */
function partialPostOf(failure: unknown): { written: WrittenPost; counts: boolean } | null {
  if (!(failure instanceof UnfinishedWriting) || !failure.written) return null
  const counts = failure.shownCharacters >= countsFromCharacters
  if (!counts && !failure.fellSilent) return null
  const { left, stopped, stoppedFree } = unfinishedNotes
  const note = failure.code === 'cancelled' ? left : counts ? stopped : stoppedFree
  return { written: { ...failure.written, note }, counts }
}
