import { Users } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle } from 'react'
import { Button, ButtonLink } from '#client/ui/button'
import { minuteMs } from '#shared/time/durations'
import { Banner } from '../parts/banner.tsx'
import { addressOf } from '../saving/opened-visual.ts'
import { editorsTexts as texts } from './texts.ts'
import { type OwnWork, type SharedEditing, useSharedEditing } from './use-shared-editing.ts'

/** In a team: who else edits the visual, that someone took it over, or that there is a later one; nothing otherwise. */
export function EditorsBanner({
  handle,
  onOther,
  ...work
}: OwnWork & {
  /** Gets what a save has to ask before. */
  handle: RefObject<Pick<SharedEditing, 'maySaveHere' | 'isStillOwn'> | null>
  /** Whether somebody else edits it, when that changes. */
  onOther: (isEditing: boolean) => void
}) {
  const editing = useSharedEditing(work)
  const { other, loss, isOutdated } = editing
  const { isUnsaved } = work
  const hasOther = other !== null
  useImperativeHandle(handle, () => editing)
  const tellOther = useEffectEvent(onOther)
  useEffect(() => tellOther(hasOther), [hasOther])

  const isLatestOffered = isOutdated && !isUnsaved
  if (!other && !loss && !isLatestOffered) return null
  return (
    <Banner icon={Users} tone="info">
      <p>
        <span role="status">
          {loss
            ? `${texts.taken(loss.name)} ${loss.copy ? texts.keptAs(loss.copy) : texts.notKept}`
            : other && texts.editing(other.name)}
        </span>{' '}
        {!loss && other && texts.since(minutesSince(other.since))} {!loss && isLatestOffered && texts.saved}
      </p>
      {loss ? (
        <>
          {loss.copy && (
            <ButtonLink size="sm" href={addressOf({ kind: 'visual', id: loss.visualId })}>
              {texts.openTheirs}
            </ButtonLink>
          )}
          <Button size="sm" variant="quiet" onClick={editing.forgetLoss}>
            {texts.close}
          </Button>
        </>
      ) : (
        <>
          {isLatestOffered && (
            <Button size="sm" variant="quiet" onClick={() => void editing.showLatest()}>
              {texts.showLatest}
            </Button>
          )}
          {other && (
            <Button size="sm" onClick={() => void editing.take()}>
              {texts.takeOver}
            </Button>
          )}
        </>
      )}
    </Banner>
  )
}

function minutesSince(moment: string): number {
  return Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / minuteMs))
}
