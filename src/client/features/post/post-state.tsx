import { formatMomentIn, formatShortMoment } from '#client/lib/formatting'
import { useTimeZone } from '#client/queries/user'
import { Badge } from '#client/ui/badge'
import type { PublicationState } from '#shared/rules/publishing'
import { postStateTexts } from './texts.ts'

export type PostState = 'draft' | 'in-review' | 'scheduled' | 'published' | 'needs-you'

interface Standing {
  status: 'draft' | 'in-review' | 'published'
  /** As the lists of posts have it. `at` is when it is due, null for at once. */
  publication?: { state: PublicationState; at: string | null; needsAuthor: boolean } | null
}

/** The state of a post, in one word: published once it is out, whatever else was planned for it. */
export function postStateOf({ status, publication }: Standing): PostState {
  if (status === 'published' || !publication || publication.state === 'cancelled') return status
  if (publication.needsAuthor) return 'needs-you'
  return publication.state === 'published' ? 'published' : 'scheduled'
}

const tones = {
  draft: 'line',
  'in-review': 'info',
  scheduled: 'brand',
  published: 'ok',
  'needs-you': 'warn',
} as const satisfies Record<PostState, string>

export function PostStateBadge({ post }: { post: Standing }) {
  const timeZone = useTimeZone()
  const state = postStateOf(post)
  const at = state === 'scheduled' ? post.publication?.at : null
  return (
    <Badge tone={tones[state]}>
      {postStateTexts[state]}{' '}
      {at && (
        <time dateTime={at} title={`${formatMomentIn(at, timeZone)} (${timeZone})`}>
          {formatShortMoment(at, timeZone, Date.now())}
        </time>
      )}
    </Badge>
  )
}
