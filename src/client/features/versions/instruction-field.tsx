import { type KeyboardEvent, useId } from 'react'
import { useDraft } from '#client/lib/drafts'
import { formatNumber } from '#client/lib/formatting'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { Cluster, Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { limits } from '#shared/rules/limits'
import { isBlank } from '#shared/text/is-blank'
import styles from './refine-panel.module.css'
import { instructionTexts } from './texts.ts'

/** From here on it is said how much room is left. */
const nearlyFull = limits.instructionCharacters - 100

/** What to change in the post, in the author's words. They stay in the field until the new version is there. */
export function InstructionField({
  postId,
  isComposer,
  isDisabled,
  isPending,
  onAsk,
}: {
  postId: string
  isComposer: boolean
  isDisabled: boolean
  isPending: boolean
  onAsk: (instruction: string, onDone: () => void) => void
}) {
  const id = useId()
  const [wish, setWish, forget] = useDraft(`instruction.${postId}`, '')
  const canAsk = !isComposer && !isDisabled && !isBlank(wish)

  function ask() {
    if (!canAsk) return
    onAsk(wish.trim(), () => {
      setWish('')
      forget()
    })
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    ask()
  }

  const left = limits.instructionCharacters - wish.length
  return (
    <Stack gap={8} className={styles.instruction}>
      <Field
        label={instructionTexts.label}
        hint={wish.length >= nearlyFull ? instructionTexts.left(formatNumber(left)) : instructionTexts.hint}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            dir="auto"
            maxLength={limits.instructionCharacters}
            placeholder={instructionTexts.example}
            value={wish}
            onChange={(event) => setWish(event.target.value)}
            onKeyDown={pressKey}
          />
        )}
      </Field>
      <Cluster>
        <Button
          size="sm"
          pending={isPending}
          disabled={!canAsk && !isPending}
          aria-describedby={isComposer ? `${id}-composer` : undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={ask}
        >
          {instructionTexts.ask}
        </Button>
        {isComposer && (
          <Text as="span" size={12} tone="dim" id={`${id}-composer`}>
            {instructionTexts.needsModel}
          </Text>
        )}
      </Cluster>
    </Stack>
  )
}
