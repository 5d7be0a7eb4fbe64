import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useDraft } from '#client/lib/drafts'
import { formatNumber } from '#client/lib/formatting'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { limits } from '#shared/rules/limits'
import { isBlank } from '#shared/text/is-blank'
import { type AddedPosts, joinPosts, splitPosts } from './split-posts.ts'
import { voiceTexts } from './texts.ts'

/** Takes posts as text, several at once. Posts that could not be added stay in the field. */
export function PasteField({ onAdd }: { onAdd: (posts: string[]) => AddedPosts }) {
  const { posts: texts } = voiceTexts
  const [text, setText, clearText] = useDraft('voice.paste', '')
  const [problem, setProblem] = useState<string | null>(null)

  function add() {
    const { tooLong, noRoom } = onAdd(splitPosts(text))
    const left = [...tooLong, ...noRoom]
    setText(joinPosts(left))
    if (left.length === 0) clearText()
    setProblem(
      tooLong.length > 0
        ? texts.tooLong(formatNumber(limits.examplePostCharacters))
        : noRoom.length > 0
          ? texts.noRoom
          : null,
    )
  }

  return (
    <Stack gap={8}>
      <Field label={texts.paste} hint={texts.pasteHint} error={problem}>
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setProblem(null)
            }}
          />
        )}
      </Field>
      <Button icon={Plus} start disabled={isBlank(text)} onClick={add}>
        {texts.add}
      </Button>
    </Stack>
  )
}
