import { confirmAction } from '#client/ui/confirm'
import { settingsTexts } from './texts.ts'

/** Asks before leaving a form with unsaved changes; the draft stays either way. */
export function askToLeave(): Promise<boolean> {
  return confirmAction(settingsTexts.leave)
}
