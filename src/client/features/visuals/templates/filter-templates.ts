import type { TemplateEntry, TemplateFilter } from './template-entry.ts'

/**
 * The templates of a filter whose name or description contains every word of `text`; ignores case and accents. Pure.
 */
export function filterTemplates(
  entries: readonly TemplateEntry[],
  { filter, text }: { filter: TemplateFilter; text: string },
): readonly TemplateEntry[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    const searched = plain(`${entry.name}\n${entry.description}`)
    return isIn(entry, filter) && words.every((word) => searched.includes(word))
  })
}

function isIn({ kind }: TemplateEntry, filter: TemplateFilter): boolean {
  return filter === 'all' || (filter === 'mine') === (kind === 'mine')
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
