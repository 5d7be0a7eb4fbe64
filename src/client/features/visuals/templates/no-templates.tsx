import { Button } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import type { TemplateFilter } from './template-entry.ts'
import { templateTexts } from './texts.ts'

/** Nothing to show: because of the search, or because there is nothing yet. */
export function NoTemplates({
  choice,
  onClear,
}: {
  choice: { filter: TemplateFilter; text: string }
  onClear: () => void
}) {
  const { title, noMatch, clear, mine, text } = templateTexts.empty
  if (choice.text.trim()) {
    return <Notice level={3} title={title} text={noMatch} action={<Button onClick={onClear}>{clear}</Button>} />
  }
  return <Notice level={3} title={title} text={choice.filter === 'mine' ? mine : text} />
}
