import { formatNumber } from '#client/lib/formatting'
import type { Post } from '#client/queries/posts/post-cache'
import { countUnits } from '#shared/linkedin/length'
import type { GenerationState } from './generation-state.ts'
import { statusTexts } from './texts.ts'

/** For screen readers, politely and only when the state changes, not at every word. */
export function GenerationStatus({ generation, post }: { generation: GenerationState; post: Post | undefined }) {
  return (
    <p className="sr" role="status">
      {describe(generation, post)}
    </p>
  )
}

function describe({ phase, isKept, drafts }: GenerationState, post: Post | undefined): string {
  const written = drafts.filter(({ failure }) => !failure).length
  switch (phase) {
    case 'fetching':
    case 'reading':
    case 'writing':
      return statusTexts[phase]
    case 'cancelled':
      return isKept ? statusTexts.cancelledKept : statusTexts.cancelled
    case 'done':
      if (post && written > 1) return statusTexts.draftsDone(written)
      return post ? statusTexts.done(formatNumber(countUnits(post.content))) : ''
    default:
      return '' // failures are announced separately
  }
}
