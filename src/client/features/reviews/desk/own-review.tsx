import type { Post } from '#client/queries/posts/post-cache'
import { useReview } from '#client/queries/posts/reviews'
import { Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import { DecisionList } from '../decision-list.tsx'
import { reviewTexts } from '../texts.ts'
import { ReviewSection } from './review-section.tsx'
import { deskTexts as texts } from './texts.ts'

/** One's own workspace has no reviewers to ask. Keys of the API publish only what is approved here. */
const alone = { slug: '', permissions: [] }

/** The approval of a post of one's own, for programs. */
export function OwnReview({ post }: { post: Post }) {
  const query = useReview(post)
  const { data: review } = query
  if (!review) {
    return query.error ? (
      <LoadFailure level={3} title={reviewTexts.failed} query={query} />
    ) : (
      <TextSkeleton label={reviewTexts.loading} widths={[30, 88, 56]} />
    )
  }
  return (
    <Stack gap={32} data-panel="review">
      <Stack gap={16}>
        <Text tone="dim">{texts.forKeys}</Text>
        <ReviewSection post={post} review={review} team={alone} members={[]} />
      </Stack>
      <DecisionList decisions={review.decisions} level={3} />
    </Stack>
  )
}
