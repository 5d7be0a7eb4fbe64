import { useEffect } from 'react'
import { useTimeZone } from '#client/queries/user'
import { Field, Hint } from '#client/ui/field'
import { Input } from '#client/ui/input'
import { Select } from '#client/ui/select'
import { type WallTime, wallTimeOf } from '#shared/time/wall-time'
import { describePublishTime } from './describe-publish-time.ts'
import { publishTexts as texts } from './texts.ts'

/** A time as clocks show it, the zone of these clocks, and what both together mean. */
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
      <Field label={texts.timeZone}>
        {(control) => (
          <Select {...control} value={timeZone} onChange={({ target }) => onChange({ timeZone: target.value })}>
            {zonesWith(own, timeZone).map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </Select>
        )}
      </Field>
      <div role="status">
        {notes.map((note) => (
          <Hint key={note}>{note}</Hint>
        ))}
      </div>
    </>
  )
}

/** The given ones first. */
function zonesWith(...first: readonly string[]): string[] {
  return [...new Set([...first, ...Intl.supportedValuesOf('timeZone'), 'UTC'])]
}
