import { type RefObject, useMemo } from 'react'
import type { Post } from '#client/queries/posts/post-cache'
import { useReview } from '#client/queries/posts/reviews'
import { useMembers } from '#client/queries/team'
import { Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import { quoteOf } from '#shared/text/quote-anchor'
import { CommentsSection } from '../comments/comments-section.tsx'
import { DecisionList } from '../decision-list.tsx'
import { reviewTexts as texts } from '../texts.ts'
import { LinksSection } from './links-section.tsx'
import { ReviewSection } from './review-section.tsx'
import type { Team } from './team.ts'
import { useMemberBoard } from './use-member-board.ts'

/** The review of a team’s post beside its text: where it stands, who decided what, private links, and comments. */
export function ReviewPanel({
  post,
  text,
  team,
  userId,
  root,
  passage,
  onCommented,
}: {
  post: Post
  /** As it is edited. */
  text: string
  team: Team
  userId: string
  /** The element in which the text is shown. */
  root: RefObject<HTMLElement | null>
  /** Words that were selected to be commented on. */
  passage: { text: string; start: number; end: number } | null
  onCommented: () => void
}) {
  const query = useReview(post)
  const { data: members = [] } = useMembers(team.slug)
  const { data: review } = query
  const board = useMemberBoard(post.id, { text, team, userId, members, offersGuests: (review?.links.length ?? 0) > 0 })
  const quoted = useMemo(() => passage && quoteOf(passage.text, passage), [passage])
  const mayWrite = team.permissions.includes('posts.write')

  if (!review) {
    return query.error ? (
      <LoadFailure level={3} title={texts.failed} query={query} />
    ) : (
      <TextSkeleton label={texts.loading} widths={[30, 88, 56]} />
    )
  }
  return (
    <Stack gap={32} data-panel="review">
      <ReviewSection {...{ post, review, team, members }} />
      <DecisionList decisions={review.decisions} level={3} />
      <CommentsSection
        level={3}
        board={board}
        language={post.language}
        root={root}
        selected={quoted}
        onSent={onCommented}
      />
      {mayWrite && <LinksSection postId={post.id} links={review.links} />}
    </Stack>
  )
}
