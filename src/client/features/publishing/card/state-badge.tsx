import type { Publication } from '#client/queries/linkedin/publication-cache'
import { Badge } from '#client/ui/badge'
import { publicationTexts as texts } from './texts.ts'

/** The state of a publication, in one word. */
export function StateBadge({
  publication: { state, isLate, deletedAt },
  needsAuthor,
}: {
  publication: Pick<Publication, 'state' | 'isLate' | 'deletedAt'>
  needsAuthor: boolean
}) {
  if (deletedAt) return <Badge tone="line">{texts.deleted}</Badge>
  if (needsAuthor) return <Badge tone="warn">{texts.needsYou}</Badge>
  const tone = state === 'published' ? 'ok' : state === 'cancelled' ? 'line' : 'brand'
  return (
    <>
      <Badge tone={tone}>{texts.states[state]}</Badge>
      {isLate && <Badge tone="line">{texts.late}</Badge>}
    </>
  )
}
