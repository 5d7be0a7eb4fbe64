import { ChartNoAxesColumn, Pencil, X } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { readDraft } from '#client/lib/drafts'
import { lazyPart } from '#client/lib/lazy-part'
import { useMayWrite } from '#client/queries/may-write'
import { type StoredPoll, usePoll, useRemovePoll, useSavePoll } from '#client/queries/posts/polls'
import type { Post } from '#client/queries/posts/post-cache'
import { Button } from '#client/ui/button'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { IconButton } from '#client/ui/icon-button'
import { Cluster, Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { pollDraftOf } from './poll-draft.ts'
import styles from './poll-section.module.css'
import { pollTexts as texts } from './texts.ts'

const PollForm = lazyPart(async () => (await import('./poll-form.tsx')).PollForm)

/** The poll of a post, below its preview: adding, changing and removing it. One that was begun here is still open. */
export function PollSection({ post }: { post: Pick<Post, 'id'> }) {
  const id = useId()
  const query = usePoll(post.id)
  const isWriter = useMayWrite()
  const [isOpen, setIsOpen] = useState(() => readDraft(pollDraftOf(post.id)) !== null)
  const poll = query.data ?? null
  if (query.error) return <LoadFailure level={3} title={texts.failed} query={query} />
  if (query.data === undefined) return null
  if (!isOpen && !poll) {
    return (
      isWriter && (
        <Button start size="sm" icon={ChartNoAxesColumn} onClick={() => setIsOpen(true)}>
          {texts.add}
        </Button>
      )
    )
  }
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {texts.title}
      </h3>
      {isOpen ? (
        <ErrorBoundary fallback={<Text tone="dim">{texts.failed}</Text>}>
          <Suspense fallback={<TextSkeleton label={texts.title} widths={[80, 60]} />}>
            <PollForm postId={post.id} stored={poll} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        poll && <PollRow postId={post.id} poll={poll} isReadOnly={!isWriter} onEdit={() => setIsOpen(true)} />
      )}
    </Stack>
  )
}

function PollRow({
  postId,
  poll,
  isReadOnly,
  onEdit,
}: {
  postId: string
  poll: StoredPoll
  isReadOnly: boolean
  onEdit: () => void
}) {
  const onError = (error: Error) =>
    toast({ kind: 'error', title: texts.changeFailed, description: errorMessage(error) })
  const save = useSavePoll(postId)
  const remove = useRemovePoll(postId, {
    onSuccess: () => {
      const { version: _version, ...words } = poll
      const onPress = () => save.mutate({ ...words, begunFrom: 0 }, { onError })
      toast({ kind: 'success', title: texts.removed, action: { label: texts.undo, isUndo: true, onPress } })
    },
    onError,
  })
  return (
    <Cluster justify="space-between" wrap={false}>
      <Text as="span" size={14} dir="auto">
        {poll.question}
      </Text>
      {!isReadOnly && (
        <Cluster gap={4} wrap={false}>
          <IconButton icon={Pencil} size="sm" label={texts.edit} onClick={onEdit} />
          <IconButton
            icon={X}
            size="sm"
            label={texts.remove}
            pending={remove.isPending}
            onClick={() => remove.mutate()}
          />
        </Cluster>
      )}
    </Cluster>
  )
}
