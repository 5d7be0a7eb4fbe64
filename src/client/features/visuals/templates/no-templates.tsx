import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { templateTexts } from './texts.ts'

/** An empty state: because of the search, or because there is nothing yet. */
export function NoTemplates({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { title, clear, text } = templateTexts.empty
  return isFiltered ? (
    <Callout level={3} title={title} action={<Button onClick={onClear}>{clear}</Button>} />
  ) : (
    <Callout level={3} title={title} text={text} />
  )
}
