import { Check, CircleDot } from 'lucide-react'
import { formatMoment } from '../format-moment.ts'
import { visualTexts } from '../texts.ts'

const words = visualTexts.saving.state

/** Whether the server has what stands on the canvas. @param savedAt ISO moment; null for what was never saved */
export function SavedState({
  isSaving,
  isUnsaved,
  savedAt,
}: {
  isSaving: boolean
  isUnsaved: boolean
  savedAt: string | null
}) {
  const isSaved = !isSaving && !isUnsaved && savedAt !== null
  const Icon = isSaved ? Check : CircleDot
  const text = isSaving
    ? words.saving
    : isUnsaved
      ? words.unsaved
      : savedAt === null
        ? words.never
        : words.savedAt(formatMoment(savedAt))
  return (
    <p className="ed-saved t14 dim" data-unsaved={isUnsaved || undefined}>
      <Icon className="icon s" aria-hidden="true" />
      <span role="status">{text}</span>
    </p>
  )
}
