import { useEffect } from 'react'
import { useTimeZone } from '#client/queries/user'
import { Field, Hint } from '#client/ui/field'
import { Input } from '#client/ui/input'
import { ZoneField } from '#client/ui/zone-field'
import { type WallTime, wallTimeOf } from '#shared/time/wall-time'
import { describePublishTime } from './describe-publish-time.ts'
import { publishTexts as texts } from './texts.ts'

/** A local time, its time zone, and the resulting moment. */
export function WallTimeFields({
  at,
  timeZone,
  account,
  onChange,
  onJudged,
}: {
  at: WallTime
  timeZone: string
  account: { name: string; expiresAt: string } | undefined
  onChange: (change: { at?: WallTime; timeZone?: string }) => void
  onJudged: (isFine: boolean) => void
}) {
  const own = useTimeZone()
  const { problem, notes } = describePublishTime({ at, timeZone }, { now: Date.now(), own, account })
  useEffect(() => onJudged(problem === null), [problem, onJudged])

  return (
    <>
      <Field label={texts.at} error={problem}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            min={wallTimeOf(Date.now(), timeZone)}
            value={at}
            onChange={({ target }) => onChange({ at: target.value.slice(0, 16) })}
          />
        )}
      </Field>
      <ZoneField label={texts.timeZone} value={timeZone} onChange={(zone) => onChange({ timeZone: zone })} />
      <div role="status">
        {notes.map((note) => (
          <Hint key={note}>{note}</Hint>
        ))}
      </div>
    </>
  )
}
