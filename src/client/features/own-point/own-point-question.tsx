import { useId, useRef } from 'react'
import type { PostEditing } from '#client/features/post/use-post-editing'
import type { Refining } from '#client/features/versions/use-refining'
import { useRefiningModel } from '#client/features/versions/use-refining-model'
import { useDraft } from '#client/lib/drafts'
import type { PostDetail } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { TextArea } from '#client/ui/input'
import { Cluster, Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { limits } from '#shared/rules/limits'
import { withoutEnd } from '#shared/text/end-of'
import { isBlank } from '#shared/text/is-blank'
import { insertParagraph } from './insert-paragraph.ts'
import { ownPointTexts } from './texts.ts'

/** One question about the author's own experience. A model works the answer in; without one it becomes a paragraph. */
export function OwnPointQuestion({
  post,
  editing,
  refining,
  user,
  onDismiss,
}: {
  post: PostDetail
  editing: PostEditing
  refining: Refining
  user: User
  onDismiss: () => void
}) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [answer, setAnswer, forget] = useDraft(`own-point.${post.id}`, '')
  const { following: model } = useRefiningModel(post, refining, user)
  const instruction = `${ownPointTexts.instruction}\n${answer.trim()}`
  const isAdding = refining.isWriting && refining.wish?.instruction === instruction

  function add() {
    if (isBlank(answer)) {
      field.current?.focus()
      return
    }
    const onDone = () => {
      setAnswer('')
      forget()
    }
    if (model) {
      refining.start({ kind: 'instruction', instruction, model }, onDone)
      return
    }
    const { text, end } = insertParagraph(editing.text, answer)
    editing.openWith(text, end)
    onDone()
  }

  return (
    <Stack gap={8}>
      <Text size={14} tone="dim">
        {ownPointTexts.none}
      </Text>
      <label htmlFor={id}>{ownPointTexts.question(topicOf(post))}</label>
      <TextArea
        id={id}
        ref={field}
        rows={2}
        dir="auto"
        maxLength={limits.instructionCharacters - ownPointTexts.instruction.length - 1}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Cluster gap={4}>
        <Button
          size="sm"
          pending={isAdding}
          pendingLabel={ownPointTexts.adding}
          disabled={refining.isBusy && !isAdding}
          onClick={add}
        >
          {ownPointTexts.add}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDismiss}>
          {ownPointTexts.dismiss}
        </Button>
      </Cluster>
    </Stack>
  )
}

/** What the question is about: the chosen angle, else what the article is called. */
function topicOf({ brief, sourceTitle, title }: PostDetail): string {
  return withoutEnd(brief?.angle || sourceTitle || title, /[.?!…\s]/u)
}
