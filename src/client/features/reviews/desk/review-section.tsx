import { Check, MessageSquareWarning } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import type { Post } from '#client/queries/posts/post-cache'
import { useLoadedPost } from '#client/queries/posts/read-posts'
import { type Review, useDecideReview, useWithdrawReview } from '#client/queries/posts/reviews'
import type { Member } from '#client/queries/team'
import { Button } from '#client/ui/button'
import { Cluster, Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { languages } from '#shared/rules/languages'
import type { ReviewDecision } from '#shared/rules/reviews'
import { DecisionDialog } from '../decision-dialog.tsx'
import { Difference } from '../difference.tsx'
import { Standing } from '../standing.tsx'
import { reviewTexts } from '../texts.ts'
import { AskForm } from './ask-form.tsx'
import type { Team } from './team.ts'
import { deskTexts as texts } from './texts.ts'

/** Where the post stands in review, and what someone may do about it. */
export function ReviewSection({
  post,
  review,
  team,
  members,
}: {
  post: Post
  review: Review
  team: Team
  members: readonly Member[]
}) {
  const [isAsking, setIsAsking] = useState(false)
  const [deciding, setDeciding] = useState<{ decision: ReviewDecision; version: number; subject: string } | null>(null)
  const stored = useLoadedPost(post.id)
  const decide = useDecideReview(post.id)
  const withdraw = useWithdrawReview(post.id, {
    onSuccess: () => toast({ kind: 'success', ...texts.withdrawn }),
    onError: (error) => toast({ kind: 'error', title: texts.failed, description: errorMessage(error) }),
  })
  const { state, approvedText, mayDecide } = review
  const mayWrite = team.permissions.includes('posts.write')
  const isAsked = state === 'in-review'
  // only about the text that is on the page
  const version = stored?.content === post.content ? stored.version : null
  const begin = (decision: ReviewDecision) =>
    version !== null && setDeciding({ decision, version, subject: review.subject })

  return (
    <section aria-label={reviewTexts.title}>
      <Stack gap={16}>
        <Standing review={review} />
        {mayDecide && approvedText !== null && (approvedText !== post.content || state === 'changed') && (
          <Difference
            title={reviewTexts.sinceApproved}
            level={3}
            before={approvedText}
            after={post.content}
            lang={languages[post.language].code}
          />
        )}
        {isAsking ? (
          <AskForm postId={post.id} members={members} onClose={() => setIsAsking(false)} />
        ) : (
          <Cluster>
            {mayDecide && state !== 'approved' && (
              <Button
                variant={isAsked ? 'primary' : 'secondary'}
                icon={Check}
                disabled={version === null}
                onClick={() => begin('approve')}
              >
                {reviewTexts.approve}
              </Button>
            )}
            {mayDecide && (
              <Button icon={MessageSquareWarning} disabled={version === null} onClick={() => begin('request-changes')}>
                {reviewTexts.requestChanges}
              </Button>
            )}
            {mayWrite && !isAsked && state !== 'approved' && (
              <Button variant={mayDecide ? 'quiet' : 'primary'} onClick={() => setIsAsking(true)}>
                {state === 'none' ? texts.ask : texts.askAgain}
              </Button>
            )}
            {mayWrite && isAsked && (
              <Button pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
                {texts.withdraw}
              </Button>
            )}
          </Cluster>
        )}
        {!mayDecide && team.permissions.includes('posts.approve') && (
          <Text size={14} tone="dim">
            {texts.ownPost}
          </Text>
        )}
      </Stack>
      {deciding && (
        <DecisionDialog
          decision={deciding.decision}
          draft={post.id}
          guest={null}
          send={({ decision, comment }) =>
            decide.mutateAsync({ decision, comment, version: deciding.version, subject: deciding.subject })
          }
          onClose={() => setDeciding(null)}
        />
      )}
    </section>
  )
}
