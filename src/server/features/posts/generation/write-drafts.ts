import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { toAppError } from '#server/platform/http/answer-error'
import { UnfinishedWriting } from '#server/writing/unfinished-writing'
import type { WritingRequest, WrittenPost } from '#server/writing/writer'
import { countsFromCharacters, unfinishedNotes } from '#shared/rules/unfinished'
import type { GenerationReport } from '../writing/generation-report.ts'
import { withVendorCall } from '../writing/vendor-calls.ts'
import { asDraft, type DraftBrief } from './brief-drafts.ts'

/** A finished draft. */
export interface Draft {
  /** From 1, in the order of the request; some may be missing. */
  number: number
  /** How it differs from the others; null for a single draft. */
  brief: DraftBrief | null
  written: WrittenPost
}

interface Drafting {
  report: GenerationReport
  onDelta: (text: string, draft: number) => void
  /** Called when one of several drafts ends. @param failure why it is dropped; undefined: it is kept */
  onDraftEnd: (draft: number, failure: unknown) => void
  signal: AbortSignal
}

/**
 * Writes a post, or several drafts of it at the same time, each with a model call of its own. Failed drafts are dropped
 * as long as another one succeeds.
 *
 * @param briefs one per draft; empty for a single one
 * @returns the drafts, and whether the reserved post counts
 * @throws the first draft's error, when none can be kept
 */
export async function writeDrafts(
  ctx: Context,
  author: Actor,
  request: WritingRequest,
  briefs: readonly DraftBrief[],
  drafting: Drafting,
): Promise<{ drafts: Draft[]; counts: boolean }> {
  const { report } = drafting
  const asked = briefs.length === 0 ? [null] : briefs
  const endings = await Promise.allSettled(
    asked.map((brief, at) => writeDraft(ctx, author, request, { brief, number: at + 1 }, drafting)),
  )
  const kept = endings.flatMap((ending) => (ending.status === 'fulfilled' ? [ending.value] : []))
  const counting = kept.filter(({ counts }) => counts)
  // the few words of a model that fell silent are kept only when there is nothing else
  const drafts = counting.length > 0 ? counting : kept.slice(0, 1)
  if (drafts.length === 0) throw endings.find((ending) => ending.status === 'rejected')?.reason
  report.written({ usage: sumUsage(drafts.map(({ written }) => written)) })
  return { drafts, counts: counting.length > 0 }
}

async function writeDraft(
  ctx: Context,
  author: Actor,
  request: WritingRequest,
  { brief, number }: Pick<Draft, 'brief' | 'number'>,
  { report, onDelta, onDraftEnd, signal }: Drafting,
): Promise<Draft & { counts: boolean }> {
  const end = (failure?: unknown) => brief && onDraftEnd(number, failure)
  try {
    const written = await withVendorCall(ctx, author, request.model, () =>
      ctx.writer.writePost(brief ? asDraft(request, brief) : request, {
        signal,
        onDelta: (text) => {
          report.words()
          onDelta(text, number)
        },
      }),
    )
    end()
    return { number, brief, written, counts: true }
  } catch (failure) {
    report.failed(failure)
    if (!toAppError(failure)) ctx.log.error({ err: failure }, 'a draft failed unexpectedly')
    const unfinished = partialPostOf(failure)
    end(unfinished?.counts ? undefined : failure)
    if (!unfinished) throw failure
    return { number, brief, ...unfinished }
  }
}

function sumUsage(posts: readonly WrittenPost[]): NonNullable<WrittenPost['usage']> {
  const sum = (kind: 'tokensIn' | 'tokensOut') => {
    const counts = posts.flatMap(({ usage }) => usage?.[kind] ?? [])
    return counts.length > 0 ? counts.reduce((total, tokens) => total + tokens, 0) : null
  }
  return { tokensIn: sum('tokensIn'), tokensOut: sum('tokensOut') }
}

/**
 * What is stored of a post whose writing broke off. From a tenth of a usual post on it is stored and counts, also when
 * its author stopped it; a shorter one is stored only if the model fell silent, and does not count.
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
