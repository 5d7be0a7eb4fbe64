import { confirmAction } from '#client/ui/confirm'
import { type OpenedName, openerId } from './use-opened.ts'

/**
 * Asks before deleting. The focus moves to the button for a new entry, since the pressed button disappears with its
 * row.
 */
export async function askToDelete(
  name: OpenedName,
  question: { title: string; description: (name: string) => string; confirmLabel: string },
  stored: { name: string },
  remove: () => void,
): Promise<void> {
  const { title, description, confirmLabel } = question
  const isSure = await confirmAction({ title, description: description(stored.name), confirmLabel, danger: true })
  if (!isSure) return
  remove()
  document.getElementById(openerId(name, 'new'))?.focus()
}
