import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { formatMomentWithZone } from '#client/lib/formatting'
import { useLinkedinAccounts } from '#client/queries/linkedin/accounts'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { useMovePublication } from '#client/queries/linkedin/publications'
import { useTimeZone } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { Cluster, Stack } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { resolveWallTime, wallTimeOf } from '#shared/time/wall-time'
import { askToRepeat, isSameText } from './ask-to-repeat.ts'
import styles from './publication-card.module.css'
import { publicationTexts as texts } from './texts.ts'
import { WallTimeFields } from './wall-time-fields.tsx'

/** Reschedules a publication. */
export function MoveForm({ publication, onClose }: { publication: Publication; onClose: () => void }) {
  const own = useTimeZone()
  const { data: accounts } = useLinkedinAccounts()
  const moving = useMovePublication()
  const [isFine, setIsFine] = useState(true)
  const timeZone = publication.timeZone ?? own
  const form = useAppForm({
    initial: { at: publication.at ?? wallTimeOf(Date.parse(publication.dueAt), timeZone), timeZone },
    send: (values) => {
      const dueAt = new Date(resolveWallTime(values.at, values.timeZone).dueAt).toISOString()
      return askToRepeat((again) => moving.mutateAsync({ publication, ...values, dueAt, ...again }))
    },
    onSent: (moved, values) => {
      const description = texts.moved(formatMomentWithZone(moved.dueAt, values.timeZone))
      toast({ kind: 'success', title: texts.movedTitle, description })
      onClose()
    },
    onFailure: (error) => {
      if (!isSameText(error)) toast({ kind: 'error', title: texts.failed, description: errorMessage(error) })
      return undefined
    },
  })

  return (
    <Stack as="form" gap={12} {...form.props} className={styles.move}>
      <WallTimeFields
        at={form.values.at}
        timeZone={form.values.timeZone}
        account={accounts?.find(({ id }) => id === publication.accountId)}
        onChange={form.change}
        onJudged={setIsFine}
      />
      <Cluster>
        <Button
          size="sm"
          type="submit"
          variant="primary"
          disabled={!isFine}
          pending={form.isSending}
          pendingLabel={texts.saving}
        >
          {texts.changeTime}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {texts.back}
        </Button>
      </Cluster>
    </Stack>
  )
}
