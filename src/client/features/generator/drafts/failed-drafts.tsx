import { translate } from '#client/lib/server-message'
import { Callout } from '#client/ui/callout'
import type { DraftInWork } from '../run/generation-state.ts'
import { draftTexts } from './texts.ts'

/** Says which drafts of a post just written have failed, and why. */
export function FailedDrafts({ drafts }: { drafts: readonly DraftInWork[] }) {
  const failures = drafts.flatMap(({ failure }) => failure ?? [])
  if (failures.length === 0) return null
  const reasons = [...new Set(failures.map(translate))]
  return (
    <Callout
      kind="info"
      level={3}
      title={draftTexts.someFailed(failures.length, drafts.length)}
      text={reasons.map((reason) => <p key={reason}>{reason}</p>)}
    />
  )
}
