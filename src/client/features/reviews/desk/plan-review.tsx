import type { Publication } from '#client/queries/linkedin/publication-cache'
import { useLoadedPost } from '#client/queries/posts/read-posts'
import { useReview } from '#client/queries/posts/reviews'
import { useTeam } from '#client/queries/team'
import { ButtonLink } from '#client/ui/button'
import { Stack } from '#client/ui/layout'
import { deskTexts as texts } from './texts.ts'

/** In a team that requires approval: what a planned post waits for, and the way to it. */
export function PlanReview({
  publication: { postId, message },
  slug,
}: {
  publication: Pick<Publication, 'postId' | 'message'>
  slug: string
}) {
  const { data: team } = useTeam(slug)
  const isRequired = team?.review === 'required'
  const updatedAt = useLoadedPost(postId)?.updatedAt ?? ''
  const { data: review } = useReview({ id: postId, updatedAt }, isRequired)
  const isHeld = message?.reason === 'publicationNeedsApproval'
  if (!isRequired || !review || (review.state === 'approved' && !isHeld)) return null
  return (
    <Stack gap={8} align="start">
      <p>{texts.plan[review.state]}</p>
      <ButtonLink size="sm" href={`/generate?post=${encodeURIComponent(postId)}&panel=review`}>
        {review.state === 'none' ? texts.ask : texts.toReview}
      </ButtonLink>
    </Stack>
  )
}
