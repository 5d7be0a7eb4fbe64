import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { formatShortMoment } from '#client/lib/formatting'
import type { Comment } from '#client/queries/posts/comments'
import { useReaderZone } from '#client/queries/user'
import { Badge } from '#client/ui/badge'
import { confirmAction } from '#client/ui/confirm'
import { IconButton } from '#client/ui/icon-button'
import { Cluster, Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import type { CommentBoard } from './comment-board.ts'
import styles from './comments.module.css'
import { commentTexts as texts } from './texts.ts'
import { WordsForm } from './words-form.tsx'

/** One comment or answer. Its writer edits and deletes it in place. */
export function CommentItem({ comment, board }: { comment: Comment; board: CommentBoard }) {
  const timeZone = useReaderZone()
  const [isEditing, setIsEditing] = useState(false)
  const { id, by, byUserId, isGuest, body, internal, parentId, createdAt, editedAt } = comment
  const isOwn = byUserId !== null && byUserId === board.userId

  async function remove() {
    if (!(await confirmAction({ ...texts.removeQuestion, danger: true }))) return
    try {
      await board.remove(id)
    } catch (error) {
      toast({ kind: 'error', title: texts.actionFailed, description: errorMessage(error) })
    }
  }

  return (
    <Stack gap={4} className={styles.item}>
      <Cluster gap={8} rowGap={0} className={styles.byline}>
        <b dir="auto">{by}</b>
        {isGuest && <Badge tone="line">{texts.guest}</Badge>}
        {board.offersGuests && internal && parentId === null && <Badge tone="line">{texts.internal}</Badge>}
        <Text as="span" size={12} tone="dimmer">
          {[formatShortMoment(createdAt, timeZone, Date.now()), editedAt && texts.edited].filter(Boolean).join(', ')}
        </Text>
        {isOwn && !isEditing && (
          <span className={styles.own}>
            <IconButton size="sm" icon={Pencil} label={texts.edit} onClick={() => setIsEditing(true)} />
            <IconButton size="sm" icon={Trash2} label={texts.remove} onClick={() => void remove()} />
          </span>
        )}
      </Cluster>
      {isEditing ? (
        <WordsForm
          label={texts.editLabel}
          initial={body}
          members={board.members}
          submit={{ label: texts.save, pendingLabel: texts.saving }}
          send={(words) => board.change({ id, body: words })}
          onClose={() => setIsEditing(false)}
        />
      ) : (
        <p className={styles.words} dir="auto">
          {body}
        </p>
      )}
    </Stack>
  )
}
