import { index } from './powers.ts'

/** Lowered letters as plain text: H and "2" become H₂; other letters join their word, and never a figure. */
export function loweredText(text: string, before: string): string {
  if (!/\d/.test(text) || /\s$/.test(before) || before === '') return text
  return /^\s/.test(text) ? text : index(text, before)
}
