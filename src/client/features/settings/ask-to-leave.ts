import { confirmAction } from '#client/ui/confirm'
import { settingsTexts } from './texts.ts'

/** The question before a form with unsaved changes is left; the draft stays either way. */
export function askToLeave(): Promise<boolean> {
  return confirmAction(settingsTexts.leave)
}
