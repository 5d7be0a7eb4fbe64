import type { Publication, PublicationState } from '#client/queries/linkedin/publication-cache'
import { Badge } from '#client/ui/badge'
import { publicationTexts as texts } from './texts.ts'

const tones = {
  scheduled: 'brand',
  claimed: 'brand',
  uploading: 'brand',
  armed: 'brand',
  sending: 'brand',
  published: 'ok',
  failed: 'danger',
  unconfirmed: 'marker',
  missed: 'marker',
  held: 'marker',
  cancelled: 'line',
} as const satisfies Record<PublicationState, string>

export function StateBadge({ publication }: { publication: Pick<Publication, 'state' | 'isLate' | 'deletedAt'> }) {
  const { state, isLate, deletedAt } = publication
  if (deletedAt) return <Badge tone="line">{texts.deleted}</Badge>
  return (
    <>
      <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      {isLate && <Badge tone="warn">{texts.late}</Badge>}
    </>
  )
}
