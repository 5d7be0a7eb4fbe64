import type { TemplateEntry } from '../templates/template-entry.ts'

/** Shown at first; the templates' dialog has them all. */
const maxShown = 12
const tallest = ({ width, height }: TemplateEntry) => height / width

/** One of each name, in its tallest format, in list order. */
export function startingTemplates(entries: readonly TemplateEntry[]): TemplateEntry[] {
  const byName = new Map<string, TemplateEntry>()
  for (const entry of entries) {
    const known = byName.get(entry.name)
    if (!known || tallest(entry) > tallest(known)) byName.set(entry.name, entry)
  }
  return [...byName.values()].slice(0, maxShown)
}
