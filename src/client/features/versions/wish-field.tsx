import { ArrowUp } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useDraft } from '#client/lib/drafts'
import { IconButton } from '#client/ui/icon-button'
import { TextArea } from '#client/ui/input'
import { limits } from '#shared/rules/limits'
import { isBlank } from '#shared/text/is-blank'
import { refiningTexts } from './texts.ts'
import styles from './wish-field.module.css'

/** What to change, in the author's words: Enter sends it, and it stays in the field until it is done. */
export function WishField({
  name,
  isDisabled,
  isPending,
  autoFocus = false,
  onAsk,
}: {
  /** Of the draft that it is kept as. */
  name: string
  isDisabled: boolean
  isPending: boolean
  autoFocus?: boolean
  onAsk: (wish: string, onDone: () => void) => void
}) {
  const [wish, setWish, forget] = useDraft(name, '')
  const canAsk = !isDisabled && !isPending && !isBlank(wish)

  function ask() {
    if (!canAsk) return
    onAsk(wish.trim(), () => {
      setWish('')
      forget()
    })
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    ask()
  }

  return (
    <div className={styles.wish}>
      <TextArea
        aria-label={refiningTexts.wish}
        placeholder={refiningTexts.wish}
        rows={1}
        dir="auto"
        maxLength={limits.instructionCharacters}
        value={wish}
        autoFocus={autoFocus}
        onChange={(event) => setWish(event.target.value)}
        onKeyDown={pressKey}
      />
      <IconButton
        icon={ArrowUp}
        size="sm"
        label={refiningTexts.send}
        pending={isPending}
        disabled={!canAsk && !isPending}
        onClick={ask}
      />
    </div>
  )
}
