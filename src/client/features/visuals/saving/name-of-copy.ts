import { limits } from '#shared/rules/limits'
import { copyName } from '#shared/scene/copy-name'
import { savingTexts } from './texts.ts'

/** The name of a copy of a visual, among the others' names. */
export function nameOfCopy(name: string, others: readonly { readonly name: string }[]): string {
  const taken = new Set(others.map((other) => other.name))
  return copyName(name, taken, { word: savingTexts.saving.copy, most: limits.nameCharacters })
}
