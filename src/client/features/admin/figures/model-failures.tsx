import { translate } from '#client/lib/server-message'
import type { AdminStats } from '#client/queries/admin-figures'
import { ButtonLink } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { figuresTexts } from './texts.ts'

/** Vendors of models that fail until somebody acts; nothing while all work. */
export function ModelFailures({ failures }: { failures: AdminStats['modelFailures'] }) {
  if (failures.length === 0) return null
  const sentences = failures.map((failure) => <p key={failure.message}>{translate(failure)}</p>)
  const action = <ButtonLink href="/admin/models">{figuresTexts.toModels}</ButtonLink>
  return <Notice kind="info" title={figuresTexts.modelFailures} text={sentences} action={action} />
}
