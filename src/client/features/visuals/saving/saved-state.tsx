import { Check, CircleDot } from 'lucide-react'
import { Text } from '#client/ui/text'
import { formatMoment } from './format-moment.ts'
import styles from './saved-state.module.css'
import { savingTexts } from './texts.ts'

/**
 * Whether the server has the current state of the canvas.
 * @param savedAt ISO moment; null for a visual never saved
 */
export function SavedState({
  isSaving,
  isUnsaved,
  refusal = null,
  savedAt,
}: {
  isSaving: boolean
  isUnsaved: boolean
  /** Why it does not save itself. */
  refusal?: 'elsewhere' | 'failed' | null
  savedAt: string | null
}) {
  const isSaved = !isSaving && !isUnsaved && savedAt !== null
  const Icon = isSaved ? Check : CircleDot
  const text = isSaving
    ? savingTexts.saving.state.saving
    : isUnsaved
      ? savingTexts.saving.state[refusal ?? 'unsaved']
      : savedAt === null
        ? savingTexts.saving.state.never
        : savingTexts.saving.state.savedAt(formatMoment(savedAt))
  return (
    <Text size={14} tone="dim" className={styles.state} data-unsaved={isUnsaved || undefined}>
      <Icon className="icon s" aria-hidden="true" />
      <span role="status">{text}</span>
    </Text>
  )
}
