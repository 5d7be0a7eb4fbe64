import { catalogue } from '#client/lib/catalogue'

/** A visual that was saved elsewhere since it was opened. */
export const visualConflictTexts = catalogue('visualConflict', {
  title: 'Saved meanwhile',
  /** @param name null: in one's own workspace, on another page */
  by: (name: string | null, moment: string) =>
    name === null ? `Saved in another window, ${moment}` : `Saved by ${name}, ${moment}`,
  mine: 'Yours',
  description: 'Keep yours as a copy to have both. If you take the other one, yours stays on this device.',
  confirmLabel: 'Keep mine as a copy',
  alternativeLabel: 'Take theirs',
})
