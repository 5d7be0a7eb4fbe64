import { errorMessage } from '#client/lib/api'
import { translate } from '#client/lib/server-message'
import type { LinkedinAccount } from '#client/queries/linkedin/accounts'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { useMarkFirstCommentAdded } from '#client/queries/linkedin/publications'
import { Button } from '#client/ui/button'
import { Cluster, Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { mayComment } from '#shared/rules/linkedin'
import { CopyComment } from './copy-comment.tsx'
import { firstCommentTexts as texts } from './first-comment-texts.ts'

/**
 * The first comment of a post: its text, whether it was added, and what its author can do if not.
 * @param account undefined: unknown
 */
export function FirstComment({
  publication,
  account,
}: {
  publication: Publication
  account: LinkedinAccount | undefined
}) {
  const marking = useMarkFirstCommentAdded({
    onError: (error) => toast({ kind: 'error', title: texts.failed, description: errorMessage(error) }),
  })
  const { firstComment, state } = publication
  if (!firstComment || state === 'cancelled') return null
  const isLeft = firstComment.state === 'unconfirmed' || firstComment.state === 'failed'
  const isAhead = firstComment.state === 'planned' || firstComment.state === 'due'
  const isByAuthor = isAhead && account !== undefined && !mayComment(account)
  return (
    <Stack as="section" gap={8} align="start" aria-label={texts.label}>
      <Text size={14}>
        <strong>{texts.label}.</strong> {isByAuthor ? texts.byYou : texts.states[firstComment.state]}
      </Text>
      <Text size={14} tone="dim" dir="auto">
        {firstComment.text}
      </Text>
      {firstComment.message && <p>{translate(firstComment.message)}</p>}
      {isLeft && (
        <Cluster>
          <CopyComment text={firstComment.text} />
          <Button size="sm" pending={marking.isPending} onClick={() => marking.mutate({ id: publication.id })}>
            {texts.added}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
